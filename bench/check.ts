import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makeSession, startBare, startVerdict } from "@verdict/server/check-contenders";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { MIGRATIONS_FOLDER, migrate } from "@verdict/server/migrate";
import { load } from "./load.ts";

/*
 * GET /user/check against a bare Fastify route with one prepared query over the same tables: each server in a process
 * of its own, asked in turn, so that what else the machine does hits both alike.
 */

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const CONTENDERS = { verdict: startVerdict, bare: startBare };
type Contender = keyof typeof CONTENDERS;

/** Prints a JSON line for each figure. */
export async function benchCheck(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-"));
  const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
  const servers: ChildProcess[] = [];
  try {
    await migrate(database.directUrl, MIGRATIONS_FOLDER);
    const cookie = await makeSession(database.url);
    const urls = {
      verdict: await startInOwnProcess("verdict", database.url, servers),
      bare: await startInOwnProcess("bare", database.url, servers),
    };
    await measure(urls, cookie);
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(urls: Record<Contender, string>, cookie: string): Promise<void> {
  const rates: Record<Contender, number[]> = { verdict: [], bare: [] };
  const p99s: Record<Contender, number[]> = { verdict: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ["verdict", "bare"] as const) {
      const result = await load({
        url: `${urls[name]}/user/check`,
        cookie,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      if (round === 0) continue; // Warms both up.
      rates[name].push(result.requestsPerSecond);
      p99s[name].push(result.p99Ms);
    }
  }
  for (const name of ["verdict", "bare"] as const) {
    print(`check.${name}`, Math.round(median(rates[name])), "requests/s");
    print(`check.${name}.p99`, Number(median(p99s[name]).toFixed(2)), "ms");
  }
  const ratios = rates.verdict.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN));
  print("check.ratio", Number(median(ratios).toFixed(3)), "of the bare route (goal: at least 0.8)");
}

function startInOwnProcess(name: Contender, databaseUrl: string, servers: ChildProcess[]): Promise<string> {
  const child = fork(fileURLToPath(import.meta.url), [name, databaseUrl]);
  servers.push(child);
  return new Promise((resolve, reject) => {
    child.once("message", (address) => resolve(String(address)));
    child.once("exit", () => reject(new Error(`The server ${name} ended`)));
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(figure: string, value: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ figure, value, unit })}\n`);
}

if (import.meta.main) {
  const [name, databaseUrl] = process.argv.slice(2);
  if (databaseUrl === undefined) await benchCheck();
  else if (name === "verdict" || name === "bare") process.send?.((await CONTENDERS[name](databaseUrl)).address);
}
