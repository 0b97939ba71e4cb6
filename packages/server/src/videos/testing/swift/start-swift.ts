import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";

const SCRIPT = path.join(import.meta.dirname, "serve-swift.py");
/** Debian's own Python knows Debian's packages; another one that comes first on the path does not. */
const PYTHON = "/usr/bin/python3";

export type S3Environment = Readonly<Record<string, string>>;

/**
 * A real object store that speaks S3: OpenStack Swift with its S3 door, as Debian packages it. Not Amazon's, but a
 * store that others run in production, with the signatures, ranges, preconditions and errors of S3.
 */
export interface Swift {
  endpoint: string;
  /** The settings of a new bucket. */
  newBucket: () => Promise<S3Environment>;
  /** Stops it in the middle of everything, as a power cut does; and nobody answers at its port any more. */
  kill: () => Promise<void>;
  /** It goes on to accept connections, and says nothing. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
}

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-swift-"));
  const [keyId, secret] = ["test:verdict", randomBytes(12).toString("hex")];
  const swift = spawn(PYTHON, [SCRIPT, folder, keyId, secret], { stdio: ["ignore", "pipe", "pipe"] });
  const endpoint = `http://127.0.0.1:${await portOf(swift)}`;
  const kill = async () => {
    if (swift.exitCode !== null || swift.signalCode !== null) return;
    swift.kill("SIGKILL");
    await once(swift, "exit");
  };
  const credentials = { accessKeyId: keyId, secretAccessKey: secret };
  return {
    endpoint,
    async newBucket() {
      const bucket = `videos-${randomBytes(4).toString("hex")}`;
      const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
      return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret };
    },
    kill,
    freeze: () => swift.kill("SIGSTOP"),
    thaw: () => swift.kill("SIGCONT"),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Throws with what it said when it ends instead. */
async function portOf(swift: ChildProcess): Promise<number> {
  let said = "";
  swift.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  return new Promise((resolve, reject) => {
    swift.on("error", reject);
    swift.on("exit", () => reject(new Error(`Swift ended while it started (is python3-swift installed?): ${said}`)));
    if (swift.stdout === null) return;
    createInterface({ input: swift.stdout }).on("line", (line) => {
      const [, port] = /^port (\d+)$/.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
