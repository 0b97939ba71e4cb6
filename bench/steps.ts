import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { readTrace, STEPS_IN_WINDOW, unpackTrace } from "@verdict/contract/trace";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { median, medianRatio, printFigure } from "./figure.ts";
import { recordWithPythonTutor, type TutorTrace } from "./python-tutor.ts";

/*
 * A search on a grid, recorded: how soon the first steps are there of a source that no judge has seen, what 5,000 of
 * them take and weigh, and what the same program needs on the same input when nobody records it. Everything of a
 * language in turn, so that ratios are those of neighbours in time.
 *
 * `--python-tutor=FOLDER`, with a checkout of Python Tutor's repository (python-tutor.ts): also how long its recorders
 * take for the same steps. `--languages=`: only these, by their ids.
 */

const ROUNDS = 7;
/** Of Python Tutor with many steps: a round takes half a minute. */
const TUTOR_ROUNDS = 2;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
const OWNER = "bench";
const PROGRAMS: readonly { id: LanguageId; file: string; goalMs: number; comment: string }[] = [
  { id: "javascript", file: "bfs.js", goalMs: 1_000, comment: "//" },
  { id: "python3", file: "bfs.py", goalMs: 1_000, comment: "#" },
  { id: "java", file: "Main.java", goalMs: 1_500, comment: "//" },
  { id: "cpp", file: "bfs.cpp", goalMs: 2_000, comment: "//" },
];
/** A few hundred steps, as of an example; and more than a window holds. */
const SMALL = 5;
const LARGE = 60;

const { values: options } = parseArgs({
  options: { "python-tutor": { type: "string" }, languages: { type: "string", default: "" } },
});
const wanted = options.languages.split(",").filter((id) => id !== "");

async function benchSteps(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-steps-"));
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: os.availableParallelism(), staysWarm: true });
  try {
    await judge.warm;
    const here = await judge.lookForLanguages();
    const inputs = { small: await writeGrid(folder, SMALL), large: await writeGrid(folder, LARGE) };
    for (const program of PROGRAMS) {
      if (wanted.length > 0 && !wanted.includes(program.id)) continue;
      if (program.id === "python3" && here[program.id]?.state !== "ready") console.error("Python is not installed");
      else await benchLanguage(judge, program, inputs);
    }
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without a wall; returns its path. */
async function writeGrid(folder: string, size: number): Promise<string> {
  const file = path.join(folder, `${size}.in`);
  await writeFile(file, `${size} ${size}\n${`${".".repeat(size)}\n`.repeat(size)}`);
  return file;
}

async function benchLanguage(
  judge: Judge,
  { id, file, goalMs, comment }: (typeof PROGRAMS)[number],
  inputs: { small: string; large: string },
): Promise<void> {
  const text = readFileSync(path.join(import.meta.dirname, "steps", file), "utf8");
  const lists = { fresh: [], afterRun: [], prepared: [], run: [], known: [], knownRun: [], read: [] } as Record<
    "fresh" | "afterRun" | "prepared" | "run" | "known" | "knownRun" | "read",
    number[]
  >;
  let weight = { steps: 0, packed: 0, unpacked: 0, stepsOfSmall: 0 };
  const tutor = tutorFor(id, text, inputs);
  for (let round = 0; round <= ROUNDS; round++) {
    const source = (what: string) => `${text}\n${comment} ${what} ${round} ${process.pid}\n`;
    const fresh = await recorded(judge, id, source("fresh"), inputs.small);
    await tutor?.small(fresh.ms, round);
    const run = await runMs(judge, id, source("run"), inputs.small);
    const afterRun = await recorded(judge, id, source("run"), inputs.small);
    await judge.prepareSteps({ owner: OWNER, language: id, source: source("prepared") });
    const prepared = await recorded(judge, id, source("prepared"), inputs.small);
    // Of a program that is compiled already what is left is its run.
    const knownRun = await runMs(judge, id, source("run"), inputs.large);
    await recorded(judge, id, source("fresh"), inputs.large);
    const known = await recorded(judge, id, source("fresh"), inputs.large);
    await tutor?.large(known.ms, round);
    const startedAt = performance.now();
    const unpacked = await unpackTrace(known.trace);
    readTrace(unpacked);
    const read = performance.now() - startedAt;
    if (known.steps !== STEPS_IN_WINDOW) throw new Error(`${id} took ${known.steps} steps`);
    weight = {
      steps: known.steps,
      packed: (known.trace.length * 3) / 4,
      unpacked: Buffer.byteLength(unpacked),
      stepsOfSmall: fresh.steps,
    };
    if (round === 0) continue; // Starts what stays running.
    lists.fresh.push(fresh.ms);
    lists.run.push(run);
    lists.afterRun.push(afterRun.ms);
    lists.prepared.push(prepared.ms);
    lists.known.push(known.ms);
    lists.knownRun.push(knownRun);
    lists.read.push(read);
  }
  const name = `steps.${id}`;
  const small = `ms to ${weight.stepsOfSmall} steps`;
  printFigure(`${name}.first`, median(lists.fresh), `${small} of a source no judge has seen (goal: ${goalMs})`);
  printFigure(`${name}.first-after-run`, median(lists.afterRun), `${small} of a source that has just run`);
  printFigure(`${name}.first-prepared`, median(lists.prepared), `${small}, prepared ahead (goal: ${goalMs})`);
  printFigure(`${name}.run`, median(lists.run), "ms from source to verdict on the same input, unrecorded");
  printFigure(`${name}.first-to-run`, medianRatio(lists.fresh, lists.run), "");
  printFigure(`${name}.window`, median(lists.known), `ms for ${weight.steps} steps of a compiled program`);
  printFigure(`${name}.window-run`, median(lists.knownRun), "ms of its whole run on that input, unrecorded");
  printFigure(`${name}.window-to-run`, medianRatio(lists.known, lists.knownRun), "");
  printFigure(`${name}.bytes`, weight.packed, `bytes sent, of ${weight.unpacked} unpacked`);
  printFigure(`${name}.read`, median(lists.read), "ms to unpack and read them");
  tutor?.print(name);
}

/** Python Tutor beside us: right after each of our records it records the same. Null where it cannot. */
function tutorFor(language: LanguageId, source: string, inputs: { small: string; large: string }) {
  const checkout = options["python-tutor"];
  if (checkout === undefined || (language !== "python3" && language !== "javascript")) return null;
  const traces = { small: [] as TutorTrace[], large: [] as TutorTrace[] };
  const ours = { small: [] as number[], large: [] as number[] };
  const beside = (which: "small" | "large", rounds: number) => async (oursMs: number, round: number) => {
    if (round === 0 || round > rounds) return;
    const rest = { inputPath: inputs[which], most: STEPS_IN_WINDOW };
    traces[which].push(await recordWithPythonTutor({ checkout, language, source, ...rest }));
    ours[which].push(oursMs);
  };
  const print = (name: string) => {
    for (const which of ["small", "large"] as const) {
      const ms = traces[which].map((trace) => trace.ms);
      const { steps = 0, bytes = 0 } = traces[which][0] ?? {};
      const figure = `${name}.tutor-${which === "small" ? "first" : "window"}`;
      printFigure(figure, median(ms), `ms of Python Tutor to its ${steps} steps, and so to the first`);
      printFigure(`${figure}-to-ours`, medianRatio(ms, ours[which]), "");
      printFigure(`${figure}-bytes`, bytes, "bytes of its trace");
    }
  };
  return { small: beside("small", ROUNDS), large: beside("large", TUTOR_ROUNDS), print };
}

async function recorded(judge: Judge, language: LanguageId, source: string, inputPath: string) {
  const startedAt = performance.now();
  const target = { kind: "step", step: 0 } as const;
  const result = await judge.record({ owner: OWNER, language, source, limits: DEFAULT_LIMITS, inputPath, target });
  const ms = performance.now() - startedAt;
  if (result.kind !== "traced") throw new Error(`${language}: ${JSON.stringify(result)}`);
  return { ...result, ms };
}

async function runMs(judge: Judge, language: LanguageId, source: string, inputPath: string): Promise<number> {
  const startedAt = performance.now();
  const test = { number: 1, isVisible: true, inputPath, answerPath: inputPath };
  const rest = { limitsAreFor: "problem" as const, checker: TOKEN_CHECKER, reference: null, tests: [test] };
  const result = await judge.judge({ kind: "run", owner: OWNER, language, source, limits: DEFAULT_LIMITS, ...rest });
  if (result.verdict !== "WA") throw new Error(`${language} got ${result.verdict}`);
  return performance.now() - startedAt;
}

if (import.meta.main) await benchSteps();
