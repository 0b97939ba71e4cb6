import { type InputCursor, placeIn, RefusedInput, refuse } from "./input-cursor.ts";
import { type Matcher, matcherOf } from "./match-pattern.ts";
import { PatternError } from "./pattern-syntax.ts";
import { readFloat, readInteger } from "./read-number.ts";
import { readScript } from "./read-script.ts";
import type { Command, Expression } from "./script.ts";
import { type Place, ScriptError } from "./script-error.ts";
import type { Value } from "./value.ts";
import { createVariables } from "./variables.ts";
import { assign, evaluate, isTrue, type Running, step, textIn } from "./work-out.ts";

/** `broken`: the script itself is wrong, or asks what cannot be answered, and says nothing of the input. */
export type CheckedInput = { kind: "accepted" } | { kind: "refused" | "broken"; reason: string };

/** Enough for an input of 64 MiB of small numbers, and half a minute of a processor at the most. */
const MOST_STEPS = 200_000_000;

/** Whether an input is as a checktestdata script says. In both of them each character is one byte. */
export function checkInput(script: string, input: string, mostSteps = MOST_STEPS): CheckedInput {
  const cursor: InputCursor = { input, at: 0 };
  const running: Checking = {
    cursor,
    variables: createVariables(),
    known: new Map(),
    stepsLeft: mostSteps,
    matchers: new Map(),
  };
  try {
    run(running, readScript(script));
    if (cursor.at < input.length) refuse(cursor, "the end of the input");
    return { kind: "accepted" };
  } catch (error) {
    if (error instanceof RefusedInput) return { kind: "refused", reason: error.message };
    if (error instanceof ScriptError) return { kind: "broken", reason: error.message };
    throw error;
  }
}

interface Checking extends Running {
  matchers: Map<string, Matcher>;
}

function run(checking: Checking, commands: readonly Command[]): void {
  for (const command of commands) runOne(checking, command);
}

function runOne(checking: Checking, command: Command): void {
  const { cursor } = checking;
  step(checking, command.at);
  switch (command.kind) {
    case "space":
      skip(cursor, " ", "a space");
      return;
    case "newline":
      skip(cursor, "\n", "the end of the line");
      return;
    case "end":
      if (cursor.at < cursor.input.length) refuse(cursor, "the end of the input");
      return;
    case "int":
      keep(checking, command.into, readInteger(cursor, rangeOf(checking, command)));
      return;
    case "float": {
      const { decimals: words, format, into } = command;
      const decimals = words && { least: evaluate(checking, words.least), most: evaluate(checking, words.most) };
      keep(checking, into, readFloat(cursor, { range: rangeOf(checking, command), format, decimals }));
      return;
    }
    case "string": {
      const text = textIn(checking, command.text);
      skip(cursor, text, JSON.stringify(text));
      return;
    }
    case "regex":
      keep(checking, command.into, matched(checking, textIn(checking, command.pattern), command.at));
      return;
    case "assert":
      if (isTrue(checking, command.test)) return;
      throw new RefusedInput(`${placeIn(cursor.input, cursor.at)}: ${command.words} does not hold`);
    case "set":
      for (const { variable, value } of command.values) assign(checking, variable, evaluate(checking, value));
      return;
    case "unset":
      for (const name of command.names) checking.variables.unset(name);
      return;
    case "repeat":
      repeat(checking, command);
      return;
    case "if":
      run(checking, isTrue(checking, command.test) ? command.then : command.otherwise);
      return;
    default:
      command satisfies never;
  }
}

function rangeOf(
  checking: Checking,
  { low, high }: { low: Expression; high: Expression },
): { low: Value; high: Value } {
  const range = { low: evaluate(checking, low), high: evaluate(checking, high) };
  for (const [end, { at }] of [
    [range.low, low],
    [range.high, high],
  ] as const) {
    if (typeof end === "string") throw new ScriptError(at, "this has to be a number");
  }
  return range;
}

function keep(checking: Checking, into: Extract<Command, { kind: "int" }>["into"], value: Value): void {
  if (into !== null) assign(checking, into, value);
}

function skip(cursor: InputCursor, text: string, name: string): void {
  if (!cursor.input.startsWith(text, cursor.at)) refuse(cursor, name);
  cursor.at += text.length;
}

function matched({ cursor, matchers }: Checking, pattern: string, at: Place): string {
  const matcher = matchers.get(pattern) ?? newMatcher(pattern, at);
  matchers.set(pattern, matcher);
  const end = matcher(cursor.input, cursor.at);
  if (end === null) return refuse(cursor, `what matches ${JSON.stringify(pattern)}`);
  const text = cursor.input.slice(cursor.at, end);
  cursor.at = end;
  return text;
}

function newMatcher(pattern: string, at: Place): Matcher {
  try {
    return matcherOf(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ScriptError(at, `this regular expression cannot be used: ${error.message}`);
  }
}

const MOST_TIMES = 2n ** 32n;

function repeat(checking: Checking, command: Extract<Command, { kind: "repeat" }>): void {
  const { counter, until, separator, body, at } = command;
  const times = "times" in until ? evaluate(checking, until.times) : null;
  if (times !== null && (typeof times !== "bigint" || times < 0n || times >= MOST_TIMES)) {
    throw new ScriptError(at, "what is repeated has to be repeated a number of times");
  }
  const goesOn = (count: bigint) =>
    "holds" in until ? isTrue(checking, until.holds) : times !== null && count < times;
  for (let count = 0n; ; count += 1n) {
    if (counter !== null) assign(checking, counter, count);
    if (!goesOn(count)) return;
    step(checking, at);
    if (count > 0n && separator !== null) runOne(checking, separator);
    run(checking, body);
  }
}
