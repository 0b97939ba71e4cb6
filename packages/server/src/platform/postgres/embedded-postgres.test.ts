import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { isPostgresProcess } from "./postmaster-pid.ts";

let parent: string;
let folder: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  // A start on a busy disk takes seconds, and durability is not what is tried here.
  parent = mkdtempSync(path.join(existsSync("/dev/shm") ? "/dev/shm" : os.tmpdir(), "verdict-pg-"));
  chmodSync(parent, 0o755);
  folder = path.join(parent, "postgres");
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, log: () => undefined });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () => Number(readFileSync(path.join(folder, "data-18", "postmaster.pid"), "utf8").split("\n")[0]);

test("what was written is there after a stop and a start", async () => {
  const first = await start();
  await query(first.url, "create table kept as select 42 as n");
  await first.stop();
  expect(existsSync(path.join(folder, "data-18", "postmaster.pid"))).toBe(false);
  expect(await query((await start()).url, "select n from kept")).toEqual([{ n: 42 }]);
});

test("the application is no superuser, and no TCP port is open", async () => {
  const { url } = await start();
  expect(await query(url, "select current_user, usesuper from pg_user where usename = current_user")).toEqual([
    { current_user: "app", usesuper: false },
  ]);
  expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  await expect(query(url, "copy (select 1) to program 'cat'")).rejects.toThrow("permission denied");
});

test("a judge can keep nothing in the database, and leaves connections for the site", async () => {
  const { judgeUrl, superuserUrl } = await start();
  for (const statement of [
    "select lo_from_bytea(0, repeat('x', 1000000)::bytea)",
    "select lo_create(0)",
    "create temporary table mine (n int)",
    "create table mine (n int)",
  ]) {
    await expect(query(judgeUrl, statement)).rejects.toThrow("permission denied");
  }
  const limit = "select rolconnlimit from pg_roles where rolname = 'verdict_judge'";
  expect(await query(superuserUrl, limit)).toEqual([{ rolconnlimit: 80 }]);
});

test("two starts at once on a new folder give one server, which one of them owns", async () => {
  const servers = await Promise.all([startInOtherProcess(), startInOtherProcess()]);
  expect(servers.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  for (const { process } of servers) process.kill("SIGKILL");
  await expect.poll(() => readdirSync(path.join(folder, "data-18")).includes("postmaster.pid")).toBe(false);
});

test("a kill of the owner ends the server, and the next start finds everything", async () => {
  const owner = await startInOtherProcess();
  await query(owner.url, "create table kept as select 42 as n");
  const pid = serverPid();
  owner.process.kill("SIGKILL");
  const next = await start();
  expect(next.adopted).toBe(false);
  expect(await query(next.url, "select n from kept")).toEqual([{ n: 42 }]);
  expect(isPostgresProcess(pid)).toBe(false);
});

test("a server that is killed itself is started again at the same address, with everything committed", async () => {
  const { url } = await start();
  await query(url, "create table kept as select 42 as n");
  process.kill(serverPid(), "SIGKILL");
  const kept = () => query(url, "select n from kept").catch(() => []);
  await expect.poll(kept, { timeout: 10_000 }).toEqual([{ n: 42 }]);
});

test("a server that ends with the backup that had started it is started again by who takes it over", {
  timeout: 60_000,
}, async () => {
  const ofBackup = await start();
  await query(ofBackup.url, "create table kept as select 42 as n");
  const said: string[] = [];
  const taken = await startEmbeddedPostgres({ folder, log: (line) => said.push(line), takesOver: true });
  running.push(taken);
  expect(taken.adopted).toBe(true);
  await ofBackup.stop();
  const kept = () => query(taken.url, "select n from kept").catch(() => []);
  await expect.poll(kept, { timeout: 40_000 }).toEqual([{ n: 42 }]);
  expect(said).toEqual([expect.stringContaining("started again")]);
});

test("a lock file whose process id now belongs to another program does not stop the start", async () => {
  await (await start()).stop();
  const lines = [process.pid, path.join(folder, "data-18"), 0, 5432, path.join(folder, "socket"), "", "", "ready"];
  writeFileSync(path.join(folder, "data-18", "postmaster.pid"), lines.join("\n"));
  writeFileSync(path.join(folder, "socket", ".s.PGSQL.5432.lock"), lines.join("\n"));
  expect(await query((await start()).url, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("a folder whose first start was killed half-way is begun anew", async () => {
  await (await start()).stop();
  rmSync(path.join(folder, "data-18"), { recursive: true });
  const half = path.join(folder, "data-18.init-999999999");
  writeFileSync(half, "");
  expect(await query((await start()).url, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(existsSync(half)).toBe(false);
});

interface OtherProcess {
  process: ChildProcess;
  url: string;
  adopted: boolean;
}

/** A start in a process of its own, which can be killed. */
function startInOtherProcess(): Promise<OtherProcess> {
  const module = new URL("./embedded-postgres.ts", import.meta.url).href;
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url, adopted } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log: () => undefined });
    process.stdout.write(JSON.stringify({ url, adopted }));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (data: Buffer) => resolve({ process: child, ...JSON.parse(data.toString()) }));
    child.on("exit", () => reject(new Error("the other process ended")));
  });
}
