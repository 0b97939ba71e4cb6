import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";

const SOURCES = ["packages/web", "packages/contract", "package-lock.json"];

/** Builds packages/web/dist when its sources have changed since the last build. Returns the folder to serve. */
export async function buildWeb(root: string): Promise<string> {
  const dist = join(root, "packages/web/dist");
  const stamp = join(dist, ".built-from");
  const hash = contentHash(SOURCES.map((path) => join(root, path)));
  if (readStamp(stamp) === hash) return dist;
  const child = spawn(process.execPath, ["build.ts"], {
    cwd: join(root, "packages/web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The web app could not be built:\n${output.trim()}`);
  writeFileSync(stamp, hash);
  return dist;
}

function readStamp(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
