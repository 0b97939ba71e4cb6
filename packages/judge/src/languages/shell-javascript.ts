import { codeOnly } from "./code-only.ts";
import type { SourceFile } from "./language.ts";

/**
 * Programs for the bare shells of SpiderMonkey and V8, which older public packages hold (Kattis' example
 * package did at first): they read with readline() and write with print(), and know nothing of Node.
 */
export function isForShell(source: string): boolean {
  const code = codeOnly(source);
  return SHELL_CALL.test(code) && !NODE_NAME.test(code);
}

const SHELL_CALL = /(?<![\w$.])(?:readline|print)\s*\(/;
/** Without one of these a program of Node's has no way to its input. */
const NODE_NAME = /(?<![\w$.])(?:require|process|import|Deno|Bun)(?![\w$])/;

/**
 * Starts the program with what the shells give it. Null is the end of the input; print() puts spaces between its
 * values, putstr() and write() end no line. Outputs are gathered, as the shells do: a write for each takes 15 times as
 * long (200,000 lines, 2026-11-21).
 */
export function shellStart(sourceName: string): SourceFile {
  return { name: "shell-start.cjs", content: START.replace("SOURCE", `./${sourceName}`) };
}

/** What `shellStart` gives a program beside what Node does. */
export const SHELL_NAMES = ["readline", "print", "putstr", "write", "printErr", "quit"];

const START = `"use strict";
const { readFileSync } = require("node:fs");
const { format } = require("node:util");

let input = null;
let at = 0;
let output = "";

function flush() {
  const text = output;
  output = "";
  if (text !== "") process.stdout.write(text);
}
function put(text) {
  output += text;
  if (output.length > 65536) flush();
}
function readline() {
  input ??= readFileSync(0, "utf8");
  if (at >= input.length) return null;
  const newline = input.indexOf("\\n", at);
  const end = newline < 0 ? input.length : newline;
  const line = input.slice(at, end);
  at = end + 1;
  return line.endsWith("\\r") ? line.slice(0, -1) : line;
}

process.on("exit", flush);
Object.assign(globalThis, {
  readline,
  print: (...values) => put(values.join(" ") + "\\n"),
  putstr: (text) => put(String(text)),
  write: (...values) => put(values.join(" ")),
  printErr: (...values) => process.stderr.write(values.join(" ") + "\\n"),
  quit: (code) => process.exit(code ?? 0),
});
console.log = (...values) => put(format(...values) + "\\n");
require("SOURCE");
`;
