import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { lossesIn } from "@verdict/server/press-submits";
import { type KeptProcess, runChaos } from "@verdict/server/run-chaos";

/*
 * What random kills cost, with real judges and their sandbox: web servers, judges, runners and the database are ended
 * by SIGKILL at random under load. `--seconds=600` says for how long (60). It ends with 1 when an acknowledged
 * submission is lost, doubled or wrong, a solved count is, or a dead judge's job was held for too long.
 */

const DEFAULT_SECONDS = "60";
/**
 * A real judge is up a second or two after its death, and a submission that three judges die of ends as a judge error.
 */
const BETWEEN_KILLS_MS = { least: 500, most: 4_500 };
/** A second, and the pace at which the watcher looks. */
const LONGEST_HOLD_MS = 1_100;

const { values } = parseArgs({ options: { seconds: { type: "string", default: DEFAULT_SECONDS } } });
const seconds = Number(values.seconds);
if (!Number.isFinite(seconds) || seconds <= 0) throw new Error("--seconds is no number of seconds");

const root = path.join(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "verdict-chaos-"));
chmodSync(folder, 0o755); // The database of a root user runs as somebody else.
const judge = (number: number) => (databaseUrl: string) => ({
  name: `judge ${number}`,
  entry: path.join(root, "packages/judge/src/worker/worker-main.ts"),
  env: {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATA_DIR: path.join(folder, `judge-${number}`),
    JUDGE_CONCURRENCY: "1",
  },
});
const SUM = 'const [a, b] = require("fs").readFileSync(0, "utf8").split(/\\s+/).map(Number);';

try {
  const figures = await runChaos({
    folder: path.join(folder, "postgres"),
    seconds,
    betweenKillsMs: BETWEEN_KILLS_MS,
    webs: 2,
    judges: [judge(0), judge(1)],
    programs: { AC: `${SUM} console.log(a + b);`, WA: "console.log(-12345);" },
    furtherVictims: (judges) => judges.flatMap(runnersOf),
    say: (line) => console.error(line),
  });
  for (const [figure, value] of Object.entries(figures)) console.log(JSON.stringify({ figure, value, unit: "" }));
  const losses = lossesIn(figures);
  if (losses.length > 0) console.error(`Lost: ${losses.join(", ")}.`);
  const isLate = figures["longest hold of a dead judge, ms"] > LONGEST_HOLD_MS;
  if (losses.length > 0 || isLate) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The children of a judge that are runners. */
function runnersOf(judge: KeptProcess): { name: string; pid: number }[] {
  const pid = judge.pid();
  if (pid === null) return [];
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name) || !read(`/proc/${name}/cmdline`).includes("runner")) return [];
    const parent = Number(read(`/proc/${name}/stat`).split(") ")[1]?.split(" ")[1]);
    return parent === pid ? [{ name: `a runner of ${judge.name}`, pid: Number(name) }] : [];
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}
