import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const START = join(import.meta.dirname, "../start.ts");
const BACKUP = join(import.meta.dirname, "../backup.ts");
/** The first start on a busy machine compiles for minutes. */
const READY_TIMEOUT_MS = 420_000;
const GONE_TIMEOUT_MS = 20_000;
const POLL_MS = 50;

/** The product as `npm start` runs it, for tests that end its processes in every way. */
export interface StartedProduct {
  child: ChildProcess;
  url: string;
  /** Everything that it has printed so far. */
  output(): string;
}

export interface ProductEnvironment extends Record<string, string> {
  PORT: string;
  DATA_DIR: string;
}

/** Starts it and waits until it says that it is ready. Throws with its output when it ends before. */
export async function startProduct(environment: ProductEnvironment): Promise<StartedProduct> {
  const { child, output } = spawnStart(environment);
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!output().includes("Verdict is ready")) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the product did not start:\n${output()}`);
    }
    await sleep(POLL_MS);
  }
  return { child, url: `http://127.0.0.1:${environment.PORT}`, output };
}

/** Runs a start that is expected to fail. */
export async function runFailingStart(
  environment: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = spawnStart(environment);
  await once(child, "close");
  return { exitCode: child.exitCode, output: output() };
}

/** `npm run backup` or `npm run restore`, without the set-up around it. */
export async function runBackupCommand(
  order: "backup" | "restore",
  file: string,
  dataDir: string,
): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = spawnScript([BACKUP, order, file], { DATA_DIR: dataDir });
  await once(child, "close");
  return { exitCode: child.exitCode, output: output() };
}

function spawnStart(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  return spawnScript([START], environment);
}

function spawnScript(
  words: readonly string[],
  environment: Record<string, string>,
): { child: ChildProcess; output: () => string } {
  const { npm_lifecycle_event: _, ...inherited } = process.env; // Set, it would make the vitest process its parent.
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, ...environment },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

/**
 * The process ids of everything that was started for this data folder: by parent, or by the folder in its arguments.
 */
export function processesOf(product: StartedProduct, dataDir: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === product.child.pid || argumentsOf(pid).includes(dataDir));
}

/** The process of this product that runs a program of this name. */
export function processOf(product: StartedProduct, program: "worker-main" | "site-main" | "runner-launcher"): number {
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === product.child.pid,
  );
  const found = children.map(Number).find((pid) => argumentsOf(pid).includes(program));
  if (found === undefined) throw new Error(`the product has no ${program}`);
  return found;
}

/** What the kernel says of its rights: user id, capabilities in force, and whether it can ever get more. */
export function rightsOf(pid: number): { uid: number; capabilities: string; canGetMore: boolean } {
  const status = read(`/proc/${pid}/status`);
  const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1] ?? "unknown";
  return { uid: Number(value("Uid")), capabilities: value("CapPrm"), canGetMore: value("NoNewPrivs") !== "1" };
}

export async function untilGone(processes: readonly number[]): Promise<void> {
  const deadline = performance.now() + GONE_TIMEOUT_MS;
  while (processes.some(isAlive)) {
    if (performance.now() > deadline) {
      throw new Error(`still there: ${processes.filter(isAlive).map(argumentsOf).join("; ")}`);
    }
    await sleep(POLL_MS);
  }
}

export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return String(address.port);
}

/** `pid (name) state ppid …`; a zombie counts as gone. */
function isAlive(pid: number): boolean {
  const stat = read(`/proc/${pid}/stat`);
  return stat !== "" && !/\) [ZX] /.test(stat);
}

function parentOf(pid: number): number {
  return Number(/\) \S (\d+) /.exec(read(`/proc/${pid}/stat`))?.[1] ?? -1);
}

function argumentsOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}
