import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeScarceGroup } from "@verdict/judge/scarce-group";
import pg from "pg";
import { asStarted } from "../load/as-started.ts";
import type { ShiftedClock } from "./clock.ts";

/*
 * An installation on a small machine: all of its processes have one core, and a gigabyte of memory together where this
 * host has control groups that this user may make.
 */

const root = path.join(import.meta.dirname, "../..");
const GIGABYTE = 1024 ** 3;
const READY_TIMEOUT_MS = 600_000;
/** What it prints is counted, and the end of it kept. */
const KEPT_CHARACTERS = 20_000;
/** Warnings and worse of the web server, and what the first process says of others. */
const COMPLAINT = /"level":[456]0|ALARM|ended \(|could not/;
/** This machine has no mail server, and says so with each mail. */
const NO_COMPLAINT = /No SMTP_URL/;

export interface Installation {
  origin: string;
  /** Of the first process; all others are below it. */
  pid: number;
  isMemoryLimited: boolean;
  /** The most that it has had of its gigabyte at once, its files in memory included; null where it is not limited. */
  mostBytes: () => Promise<number | null>;
  database: pg.Pool;
  /** The end of all that it has printed. */
  output: () => string;
  /** Lines of its log that are warnings or errors, and the last of them. */
  complaints: () => readonly string[];
  /** Runs a script of the product on the same machine at the same time. Throws with what it says when it fails. */
  run: (words: readonly string[], environment: Record<string, string>) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts it on an empty folder and waits until it is ready. */
export async function startInstallation(input: {
  dataDir: string;
  port: string;
  clock: ShiftedClock;
}): Promise<Installation> {
  const { dataDir, port, clock } = input;
  const group = makeScarceGroup("memory");
  if (group !== null) writeFileSync(group.limit, String(GIGABYTE));
  const started = asStarted();
  const settings = { DATA_DIR: dataDir, PORT: port, DATABASE_URL: "", BUILD_TESTS: "wanted" };
  const environment = { ...started.env, ...clock.environment, ...settings };
  const begin = (words: readonly string[], more: Record<string, string>) => {
    const [program = "", ...rest] = [...small(group?.enter ?? null), process.execPath, ...started.execArgv, ...words];
    return spawn(program, rest, {
      env: { ...environment, npm_lifecycle_event: "", ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
  };
  const product = begin([path.join(root, "scripts/start.ts")], {});
  const printed = listenTo(product);
  const end = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill("SIGTERM");
      await once(product, "exit");
    }
    await sleep(1_000); // The last of its boxes are gone.
    group?.remove();
  };
  try {
    await untilReady(product, printed.text);
  } catch (error) {
    await end();
    throw error;
  }
  const database = new pg.Pool({
    ...{ host: path.join(dataDir, "postgres/socket"), user: "postgres", database: "app", max: 2 },
  });
  database.on("error", () => undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: product.pid ?? 0,
    isMemoryLimited: group !== null,
    mostBytes: async () => (group === null ? null : await mostOf(path.dirname(group.limit))),
    database,
    output: printed.text,
    complaints: () => printed.complaints,
    async run(words, more) {
      const child = begin(words, more);
      const said = listenTo(child);
      const [code] = await once(child, "close");
      if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${said.text()}`);
      return said.text();
    },
    async stop() {
      await database.end();
      await end();
    },
  };
}

/** As the first and the second version of control groups say it. */
async function mostOf(folder: string): Promise<number | null> {
  for (const file of ["memory.max_usage_in_bytes", "memory.peak"]) {
    const text = await readFile(path.join(folder, file), "utf8").catch(() => "");
    if (text !== "") return Number(text);
  }
  return null;
}

/** The words before a program that make its machine small. */
function small(group: string | null): string[] {
  const last = String(os.cpus().length - 1);
  const pinned = ["taskset", "--cpu-list", last];
  return group === null ? pinned : ["sh", "-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', group, ...pinned];
}

function listenTo(child: ChildProcess): { text: () => string; complaints: string[] } {
  let text = "";
  const complaints: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      const said = chunk.toString();
      text = (text + said).slice(-KEPT_CHARACTERS);
      complaints.push(...said.split("\n").filter((line) => COMPLAINT.test(line) && !NO_COMPLAINT.test(line)));
    });
  }
  return { text: () => text, complaints };
}

async function untilReady(product: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!output().includes("Verdict is ready")) {
    if (product.exitCode !== null || product.signalCode !== null || performance.now() > deadline) {
      throw new Error(`the installation did not start:\n${output()}`);
    }
    await sleep(200);
  }
}
