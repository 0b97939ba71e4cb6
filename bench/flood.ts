import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import { prepareFlood } from "@verdict/server/flood-site";
import { startSite } from "@verdict/server/start-site";
import { printFigure } from "./figure.ts";

/*
 * What one user's crowd does to another user: 400 submissions at once, again and again, while somebody reads a problem.
 * Server, crowd and reader are a process each, so that the reader measures the server and not the crowd's own work.
 */

const ROUNDS = 7;
const CROWD = 400;
const READ_MS = 1_500;

interface CrowdReport {
  judged: number;
  refused: number;
  faults: number;
}

async function benchFlood(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-flood-"));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
  try {
    await applySchema(database.directUrl);
    const { cookies, stop } = await prepareFlood(database.url);
    const [flooder, reader] = cookies;
    const server = startProcess("serve", database.url);
    const url = String(await ask(server, "address"));
    const crowd = startProcess("crowd", url, flooder);
    await readFor(READ_MS, url, reader); // Warms up.
    const times = { quiet: [] as number[], flooded: [] as number[] };
    const reports: CrowdReport[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.quiet.push(...(await readFor(READ_MS, url, reader)));
      const report = ask(crowd, "flood");
      times.flooded.push(...(await readFor(READ_MS, url, reader)));
      reports.push((await report) as CrowdReport);
    }
    crowd.disconnect();
    server.disconnect();
    await stop();
    const sum = (what: keyof CrowdReport) => reports.reduce((total, report) => total + report[what], 0);
    const [quiet, flooded] = [p99(times.quiet), p99(times.flooded)];
    printFigure("flood.quiet.p99", quiet, `ms, a reader alone, ${times.quiet.length} calls`);
    printFigure(
      "flood.p99",
      flooded,
      `ms over ${times.flooded.length} calls, while another user sends ${CROWD} submissions`,
    );
    printFigure("flood.ratio", flooded / quiet, "(goal: at most 5)");
    printFigure("flood.refused", sum("refused"), `of ${ROUNDS * CROWD} with 429`);
    printFigure("flood.judged", sum("judged"), `of ${ROUNDS * CROWD}`);
    printFigure("flood.faults", sum("faults"), "other answers (goal: 0)");
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of one call after the other, ten in a second at least. Throws when one is not answered with 200. */
async function readFor(ms: number, url: string, cookie: string): Promise<number[]> {
  const until = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < until) {
    const sentAt = performance.now();
    const reply = await fetch(`${url}/problem/problemById/sum`, { headers: { cookie } });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`the reader got ${reply.status}`);
    times.push(performance.now() - sentAt);
    await sleep(2);
  }
  return times;
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function flood(url: string, cookie: string): Promise<CrowdReport> {
  const submit = async () => {
    const headers = { cookie, "content-type": "application/json" };
    const body = JSON.stringify({ language: "cpp", code: "WA 1" });
    const reply = await fetch(`${url}/submission/submit/sum`, { method: "POST", headers, body });
    await reply.arrayBuffer();
    return reply.status;
  };
  const statuses = await Promise.all(Array.from({ length: CROWD }, submit));
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const [judged, refused] = [count(200), count(429)];
  return { judged, refused, faults: CROWD - judged - refused };
}

function startProcess(...words: string[]): ChildProcess {
  return fork(fileURLToPath(import.meta.url), words);
}

async function ask(child: ChildProcess, question: string): Promise<unknown> {
  child.send(question);
  const [answer] = await once(child, "message");
  return answer;
}

if (import.meta.main) {
  const [role, target = "", cookie = ""] = process.argv.slice(2);
  process.on("disconnect", () => process.exit());
  if (role === undefined) await benchFlood();
  if (role === "serve") {
    const starting = startSite(target);
    process.on("message", async () => process.send?.((await starting).address));
  }
  if (role === "crowd") process.on("message", async () => process.send?.(await flood(target, cookie)));
}
