import { createWriteStream } from "node:fs";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withTemporaryFolder } from "@verdict/catalogue/temporary-folder";
import { PACKAGE_ZIP_MAX_BYTES } from "@verdict/contract/problem-packages";
import { DomainError } from "../../platform/http/errors.ts";

const TOO_LARGE = `A package may have at most ${PACKAGE_ZIP_MAX_BYTES / 1024 / 1024} MB`;

/**
 * Puts an upload into a temporary file, gives it to `use`, and removes it. Throws too_large for more than is allowed.
 */
export function withReceivedZip<T>(upload: Readable, use: (file: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, "package.zip");
    await pipeline(upload, upTo(PACKAGE_ZIP_MAX_BYTES), createWriteStream(file, { mode: 0o600 }));
    return await use(file);
  });
}

function upTo(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new DomainError("too_large", TOO_LARGE));
      else done(null, chunk);
    },
  });
}
