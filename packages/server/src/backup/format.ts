import { createHash, hash } from "node:crypto";
import { Transform } from "node:stream";
import * as z from "zod";

/*
 * A backup is one zip file:
 *   verdict-backup.json   what it is, first
 *   postgres.tar          the data folder of the embedded PostgreSQL
 *   files/…               everything else of DATA_DIR: media, secrets, outbox
 *   digests.json          the SHA-256 of each of these, last
 */

export const ABOUT = "verdict-backup.json";
export const DATABASE = "postgres.tar";
export const FILES = "files/";
export const DIGESTS = "digests.json";

/** A copy of the data folder is for the same major version, and for processors that lay numbers out alike. */
export const About = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgresMajor: z.number(),
  architecture: z.string(),
});
export type About = z.infer<typeof About>;

export const Digests = z.record(z.string(), z.string());

/** Passes the bytes on; `digest` is theirs once they have all passed. */
export function digesting(): { stream: Transform; digest: () => string } {
  const sum = createHash("sha256");
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => sum.digest("hex") };
}

export function digestOf(content: string): string {
  return hash("sha256", content);
}
