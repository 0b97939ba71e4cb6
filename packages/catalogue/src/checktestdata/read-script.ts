import { PatternError, readPattern } from "./pattern-syntax.ts";
import { readExpression, readList, readNames, readTest, readVariable } from "./read-expression.ts";
import { tokensOf } from "./read-tokens.ts";
import type { Command, Expression, FloatFormat, Variable } from "./script.ts";
import { type Place, ScriptError } from "./script-error.ts";
import { createTokenReader, type TokenReader, unexpected } from "./token-reader.ts";
import type { Value } from "./value.ts";

interface Reading {
  script: string;
  reader: TokenReader;
}

/** Throws ScriptError. */
export function readScript(script: string): Command[] {
  const reader = createTokenReader(tokensOf(script));
  const commands = readCommands({ script, reader });
  const rest = reader.peek();
  if (rest.kind !== "end") throw unexpected(rest, "a command");
  return commands;
}

/** As far as commands go: END, ELSE and the end of the script are none. */
function readCommands(reading: Reading): Command[] {
  const { reader } = reading;
  return reader.deeper(() => {
    const commands: Command[] = [];
    for (let token = reader.peek(); token.kind === "keyword"; token = reader.peek()) {
      if (token.text === "END" || token.text === "ELSE") break;
      commands.push(readCommand(reading));
    }
    return commands;
  });
}

function readCommand(reading: Reading): Command {
  const { reader } = reading;
  const token = reader.next();
  const { at } = token;
  switch (token.text) {
    case "SPACE":
      return { kind: "space", at };
    case "NEWLINE":
      return { kind: "newline", at };
    case "EOF":
      return { kind: "end", at };
    case "REP":
    case "REPI":
    case "WHILE":
    case "WHILEI":
      return readRepeat(reading, token.text, at);
    case "IF":
      return readIf(reading, at);
    default: {
      const readRest = token.kind === "keyword" ? WITH_ARGUMENTS[token.text] : undefined;
      if (readRest === undefined) throw unexpected(token, "a command");
      reader.expect("(");
      const command = readRest(reading, at);
      reader.expect(")");
      return command;
    }
  }
}

const WITH_ARGUMENTS: Readonly<Record<string, (reading: Reading, at: Place) => Command>> = {
  INT: ({ reader }, at) => ({ kind: "int", ...readRange(reader), into: readTarget(reader), at }),
  FLOAT: ({ reader }, at) => ({ kind: "float", ...readRange(reader), decimals: null, ...readFloatEnd(reader), at }),
  FLOATP: ({ reader }, at) => {
    const range = readRange(reader);
    reader.expect(",");
    const { low: least, high: most } = readRange(reader);
    return { kind: "float", ...range, decimals: { least, most }, ...readFloatEnd(reader), at };
  },
  STRING: ({ reader }, at) => ({ kind: "string", text: readExpression(reader), at }),
  REGEX: ({ reader }, at) => {
    const pattern = readExpression(reader);
    if (pattern.kind === "constant") checkPattern(pattern.value, at);
    return { kind: "regex", pattern, into: readTarget(reader), at };
  },
  ASSERT: ({ reader, script }, at) => {
    const { start } = reader.peek();
    const test = readTest(reader);
    return { kind: "assert", test, words: script.slice(start, reader.peek().start).replace(/\s+/g, " ").trim(), at };
  },
  SET: ({ reader }, at) => ({ kind: "set", values: readList(reader, readAssignment), at }),
  UNSET: ({ reader }, at) => ({ kind: "unset", names: readNames(reader), at }),
};

/** One that is written out is looked at before anything is read with it. */
function checkPattern(pattern: Value, at: Place): void {
  if (typeof pattern !== "string") throw new ScriptError(at, "a regular expression has to be a text");
  try {
    readPattern(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new ScriptError(at, `this regular expression cannot be used: ${error.message}`);
  }
}

function readRange(reader: TokenReader): { low: Expression; high: Expression } {
  const low = readExpression(reader);
  reader.expect(",");
  return { low, high: readExpression(reader) };
}

function readTarget(reader: TokenReader): Variable | null {
  return reader.skip(",") ? readVariable(reader) : null;
}

function readFloatEnd(reader: TokenReader): { into: Variable | null; format: FloatFormat } {
  const into = readTarget(reader);
  if (into === null || !reader.skip(",")) return { into, format: "any" };
  const option = reader.next();
  if (option.text === "FIXED") return { into, format: "fixed" };
  if (option.text === "SCIENTIFIC") return { into, format: "scientific" };
  throw unexpected(option, "FIXED or SCIENTIFIC");
}

function readAssignment(reader: TokenReader): { variable: Variable; value: Expression } {
  const variable = readVariable(reader);
  reader.expect("=");
  return { variable, value: readExpression(reader) };
}

function readRepeat(reading: Reading, word: string, at: Place): Command {
  const { reader } = reading;
  reader.expect("(");
  let counter: Variable | null = null;
  if (word.endsWith("I")) {
    counter = readVariable(reader);
    reader.expect(",");
  }
  const until = word.startsWith("REP") ? { times: readExpression(reader) } : { holds: readTest(reader) };
  const separator = reader.skip(",") ? reader.deeper(() => readCommand(reading)) : null;
  reader.expect(")");
  const body = readCommands(reading);
  readEnd(reader, word, at);
  return { kind: "repeat", counter, until, separator, body, at };
}

function readIf(reading: Reading, at: Place): Command {
  const { reader } = reading;
  reader.expect("(");
  const test = readTest(reader);
  reader.expect(")");
  const then = readCommands(reading);
  const otherwise = reader.skip("ELSE") ? readCommands(reading) : [];
  readEnd(reader, "IF", at);
  return { kind: "if", test, then, otherwise, at };
}

function readEnd(reader: TokenReader, word: string, at: Place): void {
  if (reader.peek().kind === "end") throw new ScriptError(at, `this ${word} has no END`);
  reader.expect("END");
}
