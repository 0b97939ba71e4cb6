"use strict";
// Writes main.js: main.ts without its types. White space stands in their place, so lines and columns stay the same;
// only what is more than types (enums, namespaces, parameter properties) moves them. Two arguments, where there are
// some: what is written instead of main.js, and a file for the lines that main.ts has where they have moved, the first
// one at place 1.
const { stripTypeScriptTypes } = require("node:module");
const { readFileSync, writeFileSync } = require("node:fs");

const source = readFileSync("main.ts", "utf8");
const [, , outputName = "main.js", linesName] = process.argv;

function stripped() {
  try {
    return stripTypeScriptTypes(source);
  } catch (error) {
    if (error.code !== "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") throw error;
    if (linesName === undefined) return stripTypeScriptTypes(source, { mode: "transform" });
    const [code, map] = stripTypeScriptTypes(source, { mode: "transform", sourceMap: true }).split(MAP);
    writeFileSync(linesName, JSON.stringify(linesOf(JSON.parse(Buffer.from(map, "base64")).mappings)));
    return code;
  }
}
const MAP = "//# sourceMappingURL=data:application/json;base64,";

/** Of each line of the output the first line of the source that it comes from, in the form of source maps. */
function linesOf(mappings) {
  const lines = [0];
  let line = 0;
  for (const row of mappings.split(";")) {
    let first = null;
    for (const segment of row.split(",").filter((text) => text !== "")) {
      line += numbersIn(segment)[2] ?? 0;
      first ??= line + 1;
    }
    lines.push(first ?? lines.at(-1));
  }
  return lines;
}
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function numbersIn(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

try {
  writeFileSync(outputName, stripped());
} catch (error) {
  // The stack begins with ":<line>", the code up to there, and a row of carets.
  const lines = String(error.stack).split("\n");
  const line = /^:(\d+)$/.exec(lines[0] ?? "")?.[1] ?? "1";
  const carets = lines.find((text) => /^\s*\^+$/.test(text)) ?? "^";
  process.stderr.write(`main.ts:${line}:${carets.indexOf("^") + 1}: ${error.message}\n`);
  process.exitCode = 1;
}
