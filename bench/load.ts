import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { applySchema } from "@verdict/server/apply-schema";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";
import { measureList } from "./load/list.ts";
import { measureMixed } from "./load/mixed.ts";
import { measureQueue } from "./load/queue-figures.ts";
import { createReport } from "./load/report.ts";
import { measureStreams } from "./load/streams.ts";
import { measureVerdicts } from "./load/verdicts.ts";

/*
 * What one machine bears: the queue between judges, the list for fifty readers, a mixed load, open streams, verdicts of
 * a core. Everything on loopback and in a folder of its own that goes afterwards, each part with a database of its own;
 * five minutes together. The load comes from this process, so on a machine with few cores the figures are lower than a
 * server alone would reach: docs/scaling.md reckons with the processor time of a request instead.
 */

const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-load-"));
chmodSync(folder, 0o755);
const database = await startEmbeddedPostgres({
  folder: path.join(folder, "postgres"),
  log: () => undefined,
  flags: { max_connections: "200" },
});
const { report, printTable } = createReport();
try {
  const [cpu] = os.cpus();
  console.error(
    `${os.availableParallelism()} cores (${cpu?.model ?? "unknown"}), load ${os.loadavg()[0]?.toFixed(1)} before`,
  );
  // First: a mixed load leaves the database vacuuming and writing for minutes, and tenths of milliseconds count here.
  await measureQueue(await makeDatabase("queue"), report);
  for (const problems of [2_000, 10_000]) await measureList(await makeDatabase(`list_${problems}`), problems, report);
  await measureMixed({ databaseUrl: await makeDatabase("mixed"), postmaster: postmasterPid() }, report);
  await measureStreams(await makeDatabase("streams"), report);
  await measureVerdicts(report);
  printTable();
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(`create database ${name} owner app`);
  await client.end();
  const url = database.url.replace("@/app?", `@/${name}?`);
  await applySchema(url);
  return url;
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(folder, "postgres/data-18/postmaster.pid"), "utf8").split("\n")[0]);
}
