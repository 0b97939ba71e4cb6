import { readFileSync } from "node:fs";
import path from "node:path";
import type { CoreLanguageId } from "@verdict/contract/language";
import { median, medianRatio, printFigure } from "./figure.ts";
import { measureBesideTyping } from "./instant/beside-typing.ts";
import { type NaiveTimes, prepareNaiveTimes } from "./instant/naive-times.ts";
import { readOptions } from "./instant/options.ts";
import { prepareDraft } from "./instant/preparing.ts";
import { type Button, openEditor, press, unseen } from "./instant/press.ts";
import { openStage, type Stage } from "./instant/stage.ts";
import { printWaterfall, readWaterfall, totalOf, type Waterfall } from "./instant/waterfall.ts";

/*
 * From the click to the painted verdict, in a real browser, over references of the catalogue: Run on the examples and
 * Submit with 20 short tests, in each language. `prepared`: the code has been compiled before the click, as that of
 * somebody who has paused; `unprepared`: that is switched off. Beside them the naive way, which has no browser, no
 * server and no sandbox. Last: what somebody who types all the time does to the presses of another.
 */

const CATALOGUE = path.join(import.meta.dirname, "../problems");
const REFERENCE: Record<CoreLanguageId, string> = { cpp: "solution.cpp", java: "Main.java", javascript: "solution.js" };
const LANGUAGES = ["cpp", "javascript", "java"] as const;
const BUTTONS = ["run", "submit"] as const;
const TESTS = 20;
/** Milliseconds, prepared, on a quiet machine. */
const GOALS: Record<CoreLanguageId, Record<Button, number>> = {
  cpp: { run: 120, submit: 250 },
  javascript: { run: 120, submit: 250 },
  java: { run: 250, submit: 700 },
};

interface Presses {
  naive: number[];
  unprepared: Waterfall[];
  prepared: Waterfall[];
}

async function benchInstant(): Promise<void> {
  const { problems, rounds, languages, besideRounds } = readOptions(CATALOGUE);
  console.error(`Starting the product and building the tests of ${problems.join(", ")}`);
  const stage = await openStage(problems, TESTS);
  const naive = await prepareNaiveTimes(stage.database);
  try {
    const found = new Map<string, Presses>();
    for (const problemId of problems) {
      for (const language of languages) await measureProblem(stage, naive, { problemId, language, rounds, found });
      console.error(`measured ${problemId}`);
    }
    report(found);
    const problemId = problems[0] ?? "";
    await openEditor(stage, problemId, "cpp");
    const source = sourceOf(problemId, "cpp");
    await measureBesideTyping(stage, { problemId, source, rounds: besideRounds, setPreparing });
  } finally {
    await naive.stop();
    await stage.stop();
  }
}

async function measureProblem(
  stage: Stage,
  naive: NaiveTimes,
  input: { problemId: string; language: CoreLanguageId; rounds: number; found: Map<string, Presses> },
): Promise<void> {
  const { problemId, language, rounds, found } = input;
  const source = sourceOf(problemId, language);
  await openEditor(stage, problemId, language);
  for (const button of BUTTONS) {
    const key = `${language}.${button}`;
    const presses = found.get(key) ?? { naive: [], unprepared: [], prepared: [] };
    found.set(key, presses);
    for (let round = 0; round <= rounds; round += 1) {
      const unprepared = await pressUnprepared(stage, { source, button });
      const prepared = await pressPrepared(stage, { problemId, language, source, button });
      if (round === 0) continue; // Fetches the test data, and the page's own parts.
      presses.unprepared.push(unprepared);
      presses.prepared.push(prepared);
      presses.naive.push(await naive.of({ problemId, language, source, button }));
    }
  }
}

async function pressUnprepared(stage: Stage, input: { source: string; button: Button }): Promise<Waterfall> {
  const switchedOff = () => setPreparing(stage, "off");
  const marks = await press(stage, { code: unseen(input.source), button: input.button, beforeWriting: switchedOff });
  return await readWaterfall(stage.database, input.button, marks);
}

async function pressPrepared(
  stage: Stage,
  {
    problemId,
    language,
    source,
    button,
  }: { problemId: string; language: CoreLanguageId; source: string; button: Button },
): Promise<Waterfall> {
  const code = unseen(source);
  const marks = await press(stage, {
    code,
    button,
    beforeWriting: () => setPreparing(stage, "on"),
    beforeClick: () => prepareDraft(stage, { problemId, language, code }),
  });
  return await readWaterfall(stage.database, button, marks);
}

async function setPreparing({ page }: Stage, value: "on" | "off"): Promise<void> {
  const reply = await page.context().request.put("/user/settings", { data: { settings: { "prepare-drafts": value } } });
  if (!reply.ok()) throw new Error(`the setting was refused: ${await reply.text()}`);
}

function report(found: ReadonlyMap<string, Presses>): void {
  const rows: string[][] = [["", "naive", "unprepared", "p95", "prepared", "p95", "goal", "of naive"]];
  for (const language of LANGUAGES) {
    for (const button of BUTTONS) {
      const name = `${language}.${button}`;
      const presses = found.get(name);
      if (presses === undefined) continue;
      const unprepared = presses.unprepared.map(totalOf);
      const prepared = presses.prepared.map(totalOf);
      const goal = GOALS[language][button];
      const ratio = medianRatio(prepared, presses.naive);
      const what = button === "run" ? "the examples" : `${TESTS} short tests`;
      printWaterfall(`instant.${name}.waterfall`, presses.prepared);
      printFigure(`instant.${name}.naive`, median(presses.naive), `ms by hand, ${what}`);
      printFigure(`instant.${name}.unprepared`, median(unprepared), "ms from click to painted verdict, median");
      printFigure(`instant.${name}.unprepared-p95`, percentile95(unprepared), "ms");
      printFigure(`instant.${name}.prepared`, median(prepared), `ms (goal: at most ${goal})`);
      printFigure(`instant.${name}.prepared-p95`, percentile95(prepared), "ms");
      printFigure(`instant.${name}.prepared-to-naive`, ratio, "of the naive way");
      const times = [median(presses.naive), median(unprepared), percentile95(unprepared), median(prepared)];
      const cells = [...times, percentile95(prepared), goal].map((ms) => ms.toFixed(0));
      rows.push([`${language} ${button}`, ...cells, ratio.toFixed(2)]);
    }
  }
  console.error("\nClick to painted verdict in ms (medians; p95), beside the naive way:");
  for (const row of rows)
    console.error(row.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(11))).join(""));
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

function sourceOf(problemId: string, language: CoreLanguageId): string {
  return readFileSync(path.join(CATALOGUE, problemId, "submissions/accepted", REFERENCE[language]), "utf8");
}

await benchInstant();
