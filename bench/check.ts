import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { applySchema } from "@verdict/server/apply-schema";
import { makeSession, startBare, startVerdict } from "@verdict/server/check-contenders";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { load } from "./send-load.ts";

/*
 * GET /user/check against a bare Fastify route with one prepared query over the same tables. Each server has a process
 * of its own, and they are asked in turn in short slices, so that what else the machine does hits both alike. The CPU
 * time of the server's process is told too, since it depends less on the machine's other work.
 */

const SLICES = 24;
const WARM_UP_SLICES = 4;
const SLICE_SECONDS = 0.4;
const CONNECTIONS = 16;
const CONTENDERS = { verdict: startVerdict, bare: startBare };
type Contender = keyof typeof CONTENDERS;

interface ServerProcess {
  url: string;
  /** CPU time so far, in microseconds. */
  cpuMicroseconds: () => Promise<number>;
  end: () => void;
}

interface Slice {
  requestsPerSecond: number;
  p99Ms: number;
  cpuMicrosecondsPerRequest: number;
}

/** Prints a JSON line for each figure. */
async function benchCheck(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-"));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
  try {
    await applySchema(database.directUrl);
    const cookie = await makeSession(database.url);
    const verdict = await startInOwnProcess("verdict", database.url);
    const bare = await startInOwnProcess("bare", database.url);
    const slices = { verdict: [] as Slice[], bare: [] as Slice[] };
    for (let number = 0; number < WARM_UP_SLICES + SLICES; number += 1) {
      const pair = { verdict: await measureSlice(verdict, cookie), bare: await measureSlice(bare, cookie) };
      if (number < WARM_UP_SLICES) continue;
      slices.verdict.push(pair.verdict);
      slices.bare.push(pair.bare);
    }
    verdict.end();
    bare.end();
    report(slices);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSlice(server: ServerProcess, cookie: string): Promise<Slice> {
  const before = await server.cpuMicroseconds();
  const url = `${server.url}/user/check`;
  const result = await load({ url, cookies: [cookie], connections: CONNECTIONS, seconds: SLICE_SECONDS });
  const spent = (await server.cpuMicroseconds()) - before;
  return { ...result, cpuMicrosecondsPerRequest: spent / (result.requestsPerSecond * SLICE_SECONDS) };
}

function report(slices: Record<Contender, Slice[]>): void {
  const medianOf = (name: Contender, figure: keyof Slice) => median(slices[name].map((slice) => slice[figure]));
  for (const name of ["verdict", "bare"] as const) {
    print(`check.${name}.rate`, medianOf(name, "requestsPerSecond"), "requests/s");
    print(`check.${name}.p99`, medianOf(name, "p99Ms"), "ms");
    print(`check.${name}.cpu`, medianOf(name, "cpuMicrosecondsPerRequest"), "microseconds a request");
  }
  const ratioOf = (figure: keyof Slice) => medianOf("verdict", figure) / medianOf("bare", figure);
  print("check.rate-ratio", ratioOf("requestsPerSecond"), "of the bare route (goal: at least 0.8)");
  print("check.cpu-ratio", 1 / ratioOf("cpuMicrosecondsPerRequest"), "of the bare route's requests per CPU second");
}

async function startInOwnProcess(name: Contender, databaseUrl: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(import.meta.url), [name, databaseUrl]);
  const ask = async (question: string): Promise<unknown> => {
    child.send(question);
    const [answer] = await once(child, "message");
    return answer;
  };
  return {
    url: String(await ask("address")),
    cpuMicroseconds: async () => Number(await ask("cpu")),
    end: () => child.disconnect(),
  };
}

/** The process of one server: tells its address and its CPU time, and ends with its parent. */
async function serve(name: Contender, databaseUrl: string): Promise<void> {
  const starting = CONTENDERS[name](databaseUrl);
  process.on("disconnect", () => process.exit());
  process.on("message", async (question) => {
    const { user, system } = process.cpuUsage();
    process.send?.(question === "cpu" ? user + system : (await starting).address);
  });
  await starting;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(figure: string, value: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ figure, value: Number(value.toPrecision(4)), unit })}\n`);
}

if (import.meta.main) {
  const [name, databaseUrl] = process.argv.slice(2);
  if (databaseUrl === undefined) await benchCheck();
  else if (name === "verdict" || name === "bare") await serve(name, databaseUrl);
}
