import type { SmallestResult } from "@verdict/contract/smallest";
import type { SmallestStep, StudyProgram, StudyTask } from "@verdict/contract/studies";
import type { ProgramRunner } from "../../program-runner.ts";
import { sizeOf, sortInputs } from "../shared/input-shape.ts";
import { largeCommands, ROUNDS } from "../shared/scaled-commands.ts";
import { startStudyClock } from "../shared/study-clock.ts";
import { confirmFailure, type Failure } from "./confirm-failure.ts";
import { findLargeFailure } from "./find-large.ts";
import {
  generateTexts,
  keepValidTexts,
  LONGEST_TEXT,
  LONGEST_WIDE_TEXT,
  notSeen,
  type SmallCase,
  withAnswers,
} from "./make-cases.ts";
import type { Search } from "./search.ts";
import { shrinkCandidates } from "./shrink-candidates.ts";
import { tryProgram } from "./try-program.ts";

/*
 * Looks for the smallest input on which a program fails: inputs of the problem's generators, with other numbers in
 * their commands, are tried from the smallest on, and at last a few large ones; what fails is made smaller as long as
 * it fails and the input validators accept it. Many inputs run in one box where the language allows it; what is told in
 * the end was judged in a box of its own.
 */

/**
 * A search costs no more than a submission with a few slow tests. While others have the slots no time passes for it.
 */
const MOST_MS = 10_000;
/** After this share of its time nothing new is tried: the last confirmation needs the rest. */
const TRYING_SHARE = 0.8;
/**
 * Of the inputs that look as if the program failed; more of them are refuted only by programs that depend on chance.
 */
const MOST_CONFIRMED = 8;
const CANDIDATES_AT_ONCE = 300;
/** So much of the time belongs to inputs that can be read; then large ones are tried, until so much of it is over. */
const SMALL_SHARE = 0.45;
const LARGE_SHARE = 0.7;
/** Most programs fail on one of the very smallest inputs: these are tried before the rest gets its answers. */
const FIRST_CASES = 24;

/** Throws BrokenCheckerError where the problem's own checker fails, and the abort's reason. */
export async function findSmallest(
  judge: ProgramRunner,
  task: StudyTask,
  options: { signal: AbortSignal; onStep?: (step: SmallestStep) => void; mostMs?: number },
): Promise<SmallestResult> {
  const { mostMs = MOST_MS } = options;
  const startedAt = performance.now();
  const clock = startStudyClock(judge);
  const deadline = clock.deadline(mostMs);
  const tools = { judge, signal: AbortSignal.any([options.signal, deadline]) };
  const solver = pickSolver(task);
  let largestTried = 0;
  const program = tryProgram(tools, task);
  const hasTime = (share = TRYING_SHARE) => clock.elapsedMs() < share * mostMs;
  const effort = () => ({
    tried: program.tried,
    largestTried,
    elapsedMs: Math.round(performance.now() - startedAt),
  });
  let best: { failure: Failure; foundWith: number } | null = null;
  const ended = (): SmallestResult => {
    if (best === null) return { kind: "nothing", isCutShort: program.tried === 0 && !hasTime(), ...effort() };
    return { ...presentFailure(best.failure), foundWith: best.foundWith, ...effort() };
  };
  if (solver === null) return ended();
  const search: Search = {
    tools,
    task,
    solver,
    program,
    seen: new Set(),
    hasTime,
    tell(smallest) {
      options.onStep?.({ kind: "searched", tried: program.tried, largestTried, smallest });
    },
    tried(cases) {
      for (const { text } of cases) largestTried = Math.max(largestTried, sizeOf(text));
    },
  };
  try {
    const failure = await findFailure(search);
    if (failure === null) return ended();
    best = { failure, foundWith: sizeOf(failure.input) };
    if (isCut(failure.input)) return ended();
    for await (const smaller of shrink(search, failure)) best = { ...best, failure: smaller };
    return ended();
  } catch (error) {
    // What is known by then is the result; whoever has stopped it gets the reason.
    if (deadline.aborted && !options.signal.aborted) return ended();
    throw error;
  }
}

/** The fastest on many tiny inputs: those that run in a batch. */
function pickSolver({ references, material }: StudyTask): StudyProgram | null {
  const of = (wanted: StudyProgram["language"]) => references.find(({ language }) => language === wanted);
  return of("javascript") ?? of("cpp") ?? of("java") ?? material.bruteForce ?? references[0] ?? null;
}

async function findFailure(search: Search): Promise<Failure | null> {
  const large = largeCommands(search.task.material);
  let isLargeDue = true;
  for (let round = 0; round < ROUNDS && search.hasTime(); round += 1) {
    if (isLargeDue && !search.hasTime(SMALL_SHARE)) {
      isLargeDue = false;
      const failure = await findLargeFailure(search, large, () => search.hasTime(LARGE_SHARE));
      if (failure !== null) return failure;
    }
    const failure = await failureOfRound(search, round);
    if (failure !== null) return failure;
    search.tell(null);
  }
  return await findLargeFailure(search, large, search.hasTime);
}

async function failureOfRound(search: Search, round: number): Promise<Failure | null> {
  const { tools, task, solver, seen } = search;
  const texts = await generateTexts(tools, task, { round, seen });
  const valid = sortInputs(await keepValidTexts(tools, task, texts));
  const first = round === 0 ? FIRST_CASES : valid.length;
  for (const some of [valid.slice(0, first), valid.slice(first)]) {
    if (some.length === 0) continue;
    const failure = await firstFailure(search, await withAnswers(tools, solver, some));
    if (failure !== null) return failure;
  }
  return null;
}

/** Of the first of these cases on which the program fails. What a batch has said of it in vain is tried in boxes. */
async function firstFailure(search: Search, cases: readonly SmallCase[]): Promise<Failure | null> {
  const { tools, task, solver, program } = search;
  for (;;) {
    const suspects = await program.suspectsAmong(cases);
    search.tried(cases);
    for (const { text } of suspects.slice(0, MOST_CONFIRMED)) {
      const failure = await confirmFailure(tools, task, { solver, input: text });
      if (failure !== null) return failure;
    }
    if (suspects.length === 0 || task.checker.kind === "validator" || !program.distrust()) return null;
  }
}

/** Each of them smaller than the one before. */
async function* shrink(search: Search, first: Failure): AsyncGenerator<Failure> {
  const { tools, task, solver } = search;
  let confirmed = first;
  let smallest = first.input;
  for (;;) {
    search.tell(sizeOf(smallest));
    const isOver = !search.hasTime();
    const smaller = isOver ? null : await smallerOne(search, smallest);
    if (smaller !== null) {
      smallest = smaller.input;
      if (smaller.failure === null) continue;
    } else if (smallest === confirmed.input) return;
    const failure = smaller?.failure ?? (await confirmFailure(tools, task, { solver, input: smallest }));
    if (failure !== null) {
      confirmed = failure;
      yield failure;
      continue;
    }
    // In a batch it seemed to fail and it does not: once more from what is certain, in another way.
    smallest = confirmed.input;
    if (isOver || !search.program.distrust()) return;
    search.seen.clear();
  }
}

/** Where an output validator decides, each step is confirmed at once: then there is a failure. */
interface Smaller {
  input: string;
  failure: Failure | null;
}

/** The smallest of the candidates on which the program seems to fail; null when it fails on none. */
async function smallerOne(search: Search, text: string): Promise<Smaller | null> {
  const { tools, task, solver, program, seen } = search;
  const candidates = notSeen(shrinkCandidates(text), seen, text.length);
  for (let first = 0; first < candidates.length; first += CANDIDATES_AT_ONCE) {
    if (!search.hasTime()) return null;
    const valid = await keepValidTexts(tools, task, candidates.slice(first, first + CANDIDATES_AT_ONCE));
    const cases = await withAnswers(tools, solver, valid);
    const suspects = cases.length === 0 ? [] : await program.suspectsAmong(cases);
    if (task.checker.kind !== "validator") {
      const [suspect] = suspects;
      if (suspect !== undefined) return { input: suspect.text, failure: null };
      continue;
    }
    for (const { text: input } of suspects.slice(0, MOST_CONFIRMED)) {
      const failure = await confirmFailure(tools, task, { solver, input });
      if (failure !== null) return { input, failure };
    }
  }
  return null;
}

/** Too long to be read, or to be made smaller piece by piece. */
function isCut(input: string): boolean {
  return input.length > LONGEST_WIDE_TEXT;
}

function presentFailure({ input, result }: Failure) {
  const { verdict, reason, output, errorOutput, expected } = result;
  return {
    kind: "found" as const,
    input: isCut(input) ? `${input.slice(0, LONGEST_TEXT)}…\n` : input,
    isCut: isCut(input),
    expected,
    output: output ?? "",
    errorOutput: errorOutput ?? "",
    verdict,
    reason,
    numbers: sizeOf(input),
  };
}
