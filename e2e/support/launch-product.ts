import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The product of the stories starts beside all other tests. */
const START_TIMEOUT_MS = 10 * 60 * 1000;
const LOG_FOLDER = join(import.meta.dirname, "../../build/e2e");

export interface RunningProduct {
  baseUrl: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the product as `npm start` does, with an empty data folder on a free port. `name` tells its log in build/e2e
 * from others; `settings` are environment variables. Hidden tests are built only of what somebody opens or is waited
 * for (untilTestsAreBuilt): those of the whole catalogue would take a processor from the stories for half an hour.
 */
export async function launchProduct(input: {
  name: string;
  role: "all" | "web";
  settings?: Readonly<Record<string, string>>;
}): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "verdict-e2e-"));
  chmodSync(dataDir, 0o755); // The database of a root user runs as somebody else and keeps its own folder private.
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const program = join(import.meta.dirname, "../../scripts/start.ts");
  const child = spawn(process.execPath, [program, "--role", input.role], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      BUILD_TESTS: "wanted",
      ...input.settings,
      ...{ PORT: String(port), DATA_DIR: dataDir, npm_lifecycle_event: undefined },
    },
  });
  mkdirSync(LOG_FOLDER, { recursive: true });
  const logFile = createWriteStream(logFileOf(input.name));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000);
      logFile.write(chunk);
    });
  }
  try {
    await untilReady({ baseUrl, child, hasSaidReady: () => output.includes("Verdict is ready") });
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`The product did not start.\n${output}`, { cause: error });
  }
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { baseUrl, dataDir, stop };
}

/** What the product of this name has written, web server and judge. */
export function logFileOf(name: string): string {
  return join(LOG_FOLDER, `${name}.log`);
}

/** The web server answers before the judge has warmed up; stories measure neither, so they wait for both. */
async function untilReady(input: { baseUrl: string; child: ChildProcess; hasSaidReady: () => boolean }): Promise<void> {
  const { baseUrl, child, hasSaidReady } = input;
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with exit code ${child.exitCode}`);
    if (hasSaidReady() && (await isReady(baseUrl))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`not ready after ${START_TIMEOUT_MS / 1000} s`);
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
