/*
 * What a fresh installation takes of memory and disk: at most while all tests are built, right after that, and after a
 * rest of ten minutes in which nobody asks for anything, by its parts. `npm run bench -- footprint --seconds=900
 * --rest=600` (so long at most, and so long a rest; `memory` and `disk` are other names of it). Memory is the proportional
 * set size of all processes that the start has begun. What a start is told by the environment, as BUILD_TESTS, holds
 * here too.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "@verdict/server/config";
import pg from "pg";
import { printFigure } from "./figure.ts";
import { bytesOf, bytesOfAll, memoryBelow, type UsedMemory } from "./usage.ts";

const LOOK_MS = 2_000;
/** What a process of ours has among its words. */
const PARTS = { supervisor: "start.ts", web: "site-main", judge: "worker-main", postgres: "postgres" };
const seconds = numberOf("seconds", 900);
const rest = numberOf("rest", 600);
const { buildTests } = readConfig(process.env);
const dataDir = await mkdtemp(path.join(os.tmpdir(), "verdict-footprint-"));
/** What `npm start` becomes. */
const start = path.join(import.meta.dirname, "../scripts/with-setup.sh");
const product = spawn("sh", [start, "start"], {
  env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
  stdio: ["ignore", "ignore", "inherit"],
});
const begin = performance.now();
let most = { memory: 0, disk: 0 };
let last = most;
let rested = most;
let waiting: number | null = null;
let parts: Readonly<Record<string, number>> = {};
let folders: Readonly<Record<string, number>> = {};
let built = 0;
try {
  while (product.exitCode === null && performance.now() - begin < seconds * 1000 && waiting !== 0) {
    await sleep(LOOK_MS);
    last = { memory: bytesOfAll(await memoryBelow(product.pid ?? 0)), disk: await bytesOf(dataDir) };
    most = { memory: Math.max(most.memory, last.memory), disk: Math.max(most.disk, last.disk) };
    waiting = await countAwaited();
  }
  built = (performance.now() - begin) / 1000;
  for (const end = performance.now() + rest * 1000; product.exitCode === null && performance.now() < end; ) {
    await sleep(LOOK_MS);
  }
  const processes = await memoryBelow(product.pid ?? 0);
  parts = bytesByPart(processes);
  rested = { memory: bytesOfAll(processes), disk: await bytesOf(dataDir) };
  folders = await bytesByFolder();
} finally {
  product.kill("SIGINT");
  if (product.exitCode === null) await once(product, "exit");
  await rm(dataDir, { recursive: true, force: true });
}
printFigure("footprint.seconds", built, "s");
printFigure("footprint.problems-left", waiting ?? Number.NaN, "problems");
printFigure("footprint.memory.most", most.memory / 1e6, "MB");
printFigure("footprint.memory.last", last.memory / 1e6, "MB");
printFigure("footprint.disk.most", most.disk / 1e6, "MB");
printFigure("footprint.disk.last", last.disk / 1e6, "MB");
printFigure("footprint.memory.rested", rested.memory / 1e6, "MB");
printFigure("footprint.disk.rested", rested.disk / 1e6, "MB");
for (const [part, bytes] of Object.entries(parts)) printFigure(`footprint.memory.rested.${part}`, bytes / 1e6, "MB");
for (const [part, bytes] of Object.entries(folders)) printFigure(`footprint.disk.rested.${part}`, bytes / 1e6, "MB");

function numberOf(name: string, byDefault: number): number {
  const option = process.argv.find((word) => word.startsWith(`--${name}=`));
  return option === undefined ? byDefault : Number(option.slice(`--${name}=`.length));
}

/** Those of none (a parked Node, a compiler that is kept warm, what makes boxes) together as "others". */
function bytesByPart(processes: readonly UsedMemory[]): Record<string, number> {
  const partOf = ({ command }: UsedMemory) =>
    Object.entries(PARTS).find(([, word]) => command.includes(word))?.[0] ?? "others";
  return Object.fromEntries(
    [...Map.groupBy(processes, partOf)].map(([part, ones]) => [part, bytesOfAll(ones)] as const),
  );
}

/** The judge's folder by what lies in it, and the database's log and the rest of it. */
async function bytesByFolder(): Promise<Record<string, number>> {
  // Where the start has root's rights, the judge has a user and a folder of its own below.
  const [judge] = [path.join(dataDir, "judge/unprivileged/judge"), path.join(dataDir, "judge")].filter(existsSync);
  if (judge === undefined) throw new Error("the judge has no folder");
  const inJudge = await Promise.all(
    (await readdir(judge)).map(async (name) => [`judge.${name}`, await bytesOf(path.join(judge, name))] as const),
  );
  const database = path.join(dataDir, "postgres");
  const version = (await readdir(database)).find((name) => name.startsWith("data-")) ?? "data";
  const log = await bytesOf(path.join(database, version, "pg_wal"));
  const worthTelling = inJudge.filter(([, bytes]) => bytes >= 1e6);
  return { ...Object.fromEntries(worthTelling), log, database: (await bytesOf(database)) - log };
}

/** Null before there is a catalogue. Where tests are built when they are wanted, nothing is waited for. */
async function countAwaited(): Promise<number | null> {
  const client = new pg.Client({ host: path.join(dataDir, "postgres/socket"), user: "postgres", database: "app" });
  try {
    await client.connect();
    const { rows } = await client.query<{ awaited: number; all: number }>(
      "select count(*)::int as all, count(*) filter (where awaits_tests)::int as awaited from problem",
    );
    // The catalogue is being stored: more may come.
    if (rows[0] === undefined || rows[0].all < 100) return null;
    return buildTests === "wanted" ? 0 : rows[0].awaited;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
