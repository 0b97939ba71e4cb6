import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSession } from "@verdict/server/check-contenders";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";

/*
 * What a kill costs: 200 submissions are handed in over event streams while the processes of a product are killed ten
 * times (PostgreSQL, the judge, the web server with its supervisor, or two of them), spread over all of them. Every
 * submission whose `accepted` event was seen must end in exactly one verdict, the right one, and be counted once.
 */

const WANTED = 200;
const USERS = 40;
const AT_ONCE = 16;
const PROBLEM = "the-quietest-hour";
type Victim = "postgres" | "judge" | "web";
const KILLS: { afterMs: number; victims: Victim[] }[] = [
  { afterMs: 4_000, victims: ["judge"] },
  { afterMs: 3_000, victims: ["postgres"] },
  { afterMs: 5_000, victims: ["judge"] },
  { afterMs: 2_500, victims: ["postgres"] },
  { afterMs: 6_000, victims: ["web"] },
  { afterMs: 6_000, victims: ["judge"] },
  { afterMs: 3_500, victims: ["postgres"] },
  { afterMs: 5_000, victims: ["web", "judge"] },
  { afterMs: 7_000, victims: ["postgres"] },
  { afterMs: 4_000, victims: ["judge", "postgres"] },
];
const START_MINUTES = 6;
const MOST_MINUTES = 9;

const root = path.join(import.meta.dirname, "..");
const accepted = readFileSync(path.join(root, "problems", PROBLEM, "submissions/accepted/solution.js"), "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "verdict-loss-"));
chmodSync(folder, 0o755); // The database of a root user runs as somebody else and keeps its own folder private.
const databaseFolder = path.join(folder, "postgres");
const port = await freePort();
let url = "";
/** Set anew when the product answers for the first time. */
let deadline = Date.now() + START_MINUTES * 60_000;

/** Seen as accepted, with the verdict that it has to get. */
const acknowledged = new Map<string, "AC" | "WA">();
let refused = 0;
let cut = 0;
let killed = 0;
let areKillsOver = false;
let product: ChildProcess | undefined;
let isOver = false;

try {
  await Promise.all([keepUp(), main()]);
} finally {
  isOver = true;
  product?.kill("SIGTERM");
  while (product !== undefined && product.exitCode === null && product.signalCode === null) await sleep(100);
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  await untilItAnswers();
  // Adopted, and not ended by us.
  url = (await startEmbeddedPostgres({ folder: databaseFolder, log: () => undefined })).url;
  deadline = Date.now() + MOST_MINUTES * 60_000;
  const cookies: string[] = [];
  for (let count = 0; count < USERS; count += 1) cookies.push(await makeSession(url));
  const killing = killAll();
  let number = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while ((acknowledged.size < WANTED || !areKillsOver) && Date.now() < deadline) {
        const mine = number++;
        await submit(cookies[mine % USERS] ?? "", mine).catch(() => {
          cut += 1;
        });
        await sleep(500);
      }
    }),
  );
  await killing;
  await report();
  isOver = true;
  product?.kill("SIGTERM");
}

/** The supervisor of the supervisor: what systemd does. */
async function keepUp(): Promise<void> {
  while (!isOver) {
    product = spawn(process.execPath, [path.join(root, "scripts/start.ts")], {
      stdio: ["ignore", "ignore", "ignore"],
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: "", npm_lifecycle_event: "" },
    });
    const child = product;
    await new Promise((resolve) => child.once("exit", resolve));
    await sleep(200);
  }
}

async function submit(cookie: string, mine: number): Promise<void> {
  const expected = mine % 2 === 0 ? "AC" : "WA";
  const code = `${expected === "AC" ? accepted : "console.log(-1);"}\n// ${mine}`;
  const reply = await fetch(`http://127.0.0.1:${port}/submission/submit/${PROBLEM}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", cookie },
    body: JSON.stringify({ language: "javascript", code }),
  });
  if (reply.status !== 200 || reply.body === null) {
    refused += 1;
    return;
  }
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of reply.body) {
    text += decoder.decode(chunk, { stream: true });
    const id = /^event: accepted\ndata: (\{.*\})$/m.exec(text)?.[1];
    if (id !== undefined) acknowledged.set((JSON.parse(id) as { id: string }).id, expected);
  }
}

async function killAll(): Promise<void> {
  for (const [place, { afterMs, victims }] of KILLS.entries()) {
    await sleep(afterMs);
    await untilItAnswers();
    // Spread over all submissions, however quick the machine is.
    const share = (WANTED * (place + 1)) / (KILLS.length + 1);
    while (acknowledged.size < share && Date.now() < deadline) await sleep(50);
    const pids = victims.map(pidOf).filter((pid) => pid !== null);
    for (const pid of pids) process.kill(pid, "SIGKILL");
    killed += pids.length === victims.length ? 1 : 0;
    console.error(`killed ${victims.join(" and ")}; ${acknowledged.size} acknowledged so far`);
  }
  areKillsOver = true;
}

function pidOf(victim: Victim): number | null {
  if (victim === "web") return product?.pid ?? null;
  if (victim === "postgres") {
    const [pid] = readFileSync(path.join(databaseFolder, "data-18", "postmaster.pid"), "utf8").split("\n");
    return Number(pid);
  }
  const found = readdirSync("/proc").find(
    (name) =>
      /^\d+$/.test(name) && read(`/proc/${name}/cmdline`).includes("worker-main") && parentOf(name) === product?.pid,
  );
  return found === undefined ? null : Number(found);
}

function parentOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[1]);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}

async function untilItAnswers(): Promise<void> {
  while (Date.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (reply) => ((await reply.json()) as { judging?: string }).judging !== "no judge" && reply.ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  throw new Error("the product does not answer");
}

async function report(): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => undefined);
  const ids = [...acknowledged.keys()];
  const drainBegin = Date.now();
  const rest = async () =>
    (await pool.query("select count(*)::int as n from submission where verdict is null")).rows[0].n as number;
  while ((await rest().catch(() => 1)) > 0 && Date.now() < deadline) await sleep(500);
  const { rows } = await pool.query<{ id: string; verdict: string | null }>(
    "select id, verdict from submission where id = any($1)",
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row.verdict]));
  const wrong = await pool.query(
    `select u.id from user_account u where problems_solved_count <>
       (select count(distinct s.problem_id) from submission s where s.user_id = u.id and s.verdict = 'AC')
        or problems_solved_count <> (select count(*) from solved v where v.user_id = u.id)`,
  );
  const doubled = await pool.query("select code from submission where id = any($1) group by code having count(*) > 1", [
    ids,
  ]);
  const figures = {
    kills: killed,
    acknowledged: ids.length,
    lost: ids.filter((id) => !found.has(id)).length,
    doubled: doubled.rowCount,
    stuck: ids.filter((id) => found.get(id) === null).length,
    "judge error": ids.filter((id) => found.get(id) === "JE").length,
    "wrong verdict": ids.filter((id) => ![acknowledged.get(id), "JE", null, undefined].includes(found.get(id))).length,
    "users with a wrong solved count": wrong.rowCount,
    "jobs left": (await pool.query("select from job where kind = 'submit'")).rowCount,
    "refused while something was away": refused,
    "streams cut": cut,
    "seconds to drain": Math.round((Date.now() - drainBegin) / 1000),
  };
  await pool.end();
  for (const [figure, value] of Object.entries(figures)) console.log(JSON.stringify({ figure, value, unit: "" }));
  const bad = [
    "lost",
    "doubled",
    "stuck",
    "judge error",
    "wrong verdict",
    "users with a wrong solved count",
    "jobs left",
  ];
  const isBad = bad.some((name) => figures[name as keyof typeof figures] !== 0);
  if (isBad || figures.acknowledged < WANTED || figures.kills < KILLS.length) process.exitCode = 1;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
