import { type CharacterSet, type Pattern, PatternError, readPattern } from "./pattern-syntax.ts";

/**
 * Where a text that begins at `start` stops to match; null where it does not. It takes time in the length of what it
 * reads, times the length of the expression with its counts written out at the very worst: all ways to match are tried
 * side by side, and the one that comes first by Perl's rules wins.
 */
export type Matcher = (input: string, start: number) => number | null;

/** Throws PatternError. */
export function matcherOf(text: string): Matcher {
  const pattern = readPattern(text);
  return matcherOfRepeatedSet(pattern) ?? matcherOfProgram(programOf(pattern));
}

/** What most scripts have: as many characters of one kind as there are, within a count. */
function matcherOfRepeatedSet(pattern: Pattern): Matcher | null {
  if (pattern.kind !== "repeat" || pattern.of.kind !== "set" || !pattern.isGreedy) return null;
  const { of, least, most } = pattern;
  return (input, start) => {
    const last = most === null ? input.length : Math.min(input.length, start + most);
    let end = start;
    while (end < last && of.set[input.charCodeAt(end)]) end += 1;
    return end - start >= least ? end : null;
  };
}

/**
 * `take` goes on behind one character of its set, `fork` goes on at two places of which the first counts more, `jump`
 * at another, `line-start` and `line-end` only where there is one.
 */
type Step =
  | { kind: "take"; set: CharacterSet }
  | { kind: "fork"; first: number; second: number }
  | { kind: "jump"; to: number }
  | { kind: "line-start" | "line-end" | "done" };

const MOST_STEPS = 1_000_000;

function programOf(pattern: Pattern): Step[] {
  const steps: Step[] = [];
  add(pattern, steps);
  steps.push({ kind: "done" });
  return steps;
}

function add(pattern: Pattern, steps: Step[]): void {
  if (steps.length > MOST_STEPS) throw new PatternError("its counts make it too large");
  switch (pattern.kind) {
    case "set":
      steps.push({ kind: "take", set: pattern.set });
      return;
    case "sequence":
      for (const part of pattern.parts) add(part, steps);
      return;
    case "choice":
      addChoice(pattern.options, steps);
      return;
    case "repeat":
      addRepeat(pattern, steps);
      return;
    case "line-start":
    case "line-end":
      steps.push({ kind: pattern.kind });
      return;
    default:
      pattern satisfies never;
  }
}

function addChoice(options: readonly Pattern[], steps: Step[]): void {
  const jumps: { kind: "jump"; to: number }[] = [];
  for (const [index, option] of options.entries()) {
    const fork = { kind: "fork" as const, first: steps.length + 1, second: 0 };
    const isLast = index === options.length - 1;
    if (!isLast) steps.push(fork);
    add(option, steps);
    if (isLast) break;
    const jump = { kind: "jump" as const, to: 0 };
    jumps.push(jump);
    steps.push(jump);
    fork.second = steps.length;
  }
  for (const jump of jumps) jump.to = steps.length;
}

function addRepeat({ of, least, most, isGreedy }: Extract<Pattern, { kind: "repeat" }>, steps: Step[]): void {
  for (let count = 0; count < least; count += 1) add(of, steps);
  const forks: { kind: "fork"; first: number; second: number }[] = [];
  const pushFork = () => {
    const fork = { kind: "fork" as const, first: steps.length + 1, second: steps.length + 1 };
    forks.push(fork);
    steps.push(fork);
  };
  if (most === null) {
    const again = steps.length;
    pushFork();
    add(of, steps);
    steps.push({ kind: "jump", to: again });
  } else {
    for (let count = least; count < most; count += 1) {
      pushFork();
      add(of, steps);
    }
  }
  for (const fork of forks) fork[isGreedy ? "second" : "first"] = steps.length;
}

/** Steps at which something waits for the next character, the one that counts most first; each once. */
interface Waiting {
  list: Int32Array;
  length: number;
}

function matcherOfProgram(steps: readonly Step[]): Matcher {
  let now: Waiting = { list: new Int32Array(steps.length), length: 0 };
  let next: Waiting = { list: new Int32Array(steps.length), length: 0 };
  /** The character, counted over all matches, before which each step was reached last. */
  const reachedAt = new Float64Array(steps.length).fill(-1);
  let clock = 0;
  const stack: number[] = [];

  /** Follows all that needs no character. */
  function reach(waiting: Waiting, from: number, input: string, at: number): void {
    stack.push(from);
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      if (reachedAt[index] === clock) continue;
      reachedAt[index] = clock;
      const step = steps[index];
      if (step === undefined) continue;
      if (step.kind === "fork") stack.push(step.second, step.first);
      else if (step.kind === "jump") stack.push(step.to);
      else if (step.kind === "line-start") {
        if (at === 0 || input[at - 1] === "\n") stack.push(index + 1);
      } else if (step.kind === "line-end") {
        if (at === input.length || input[at] === "\n") stack.push(index + 1);
      } else {
        waiting.list[waiting.length] = index;
        waiting.length += 1;
      }
    }
  }

  return (input, start) => {
    let end: number | null = null;
    now.length = 0;
    clock += 1;
    reach(now, 0, input, start);
    for (let at = start; now.length > 0; at += 1) {
      const code = at < input.length ? input.charCodeAt(at) : -1;
      next.length = 0;
      clock += 1;
      for (let place = 0; place < now.length; place += 1) {
        const index = now.list[place] ?? 0;
        const step = steps[index];
        if (step?.kind === "take") {
          if (step.set[code]) reach(next, index + 1, input, at + 1);
        } else {
          // Whatever comes behind it counts less.
          end = at;
          break;
        }
      }
      [now, next] = [next, now];
    }
    return end;
  };
}
