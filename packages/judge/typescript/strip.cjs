"use strict";
// Writes main.js: main.ts without its types. White space stands in their place, so lines and columns stay the same;
// only what is more than types (enums, namespaces, parameter properties) moves them. Two arguments, where there are
// some: what is written instead of main.js, and a file for the lines that main.ts has where they have moved, the first
// one at place 1. Further modules beside it lose their types in the same way, each in its own file and in one that ends
// in .js, since programs ask for them by either name.
const { stripTypeScriptTypes } = require("node:module");
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");

const [, , outputName = "main.js", linesName] = process.argv;

function stripped(source, ownLinesName) {
  try {
    return stripTypeScriptTypes(source);
  } catch (error) {
    if (error.code !== "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") throw error;
    if (ownLinesName === undefined) return stripTypeScriptTypes(source, { mode: "transform" });
    const [code, map] = stripTypeScriptTypes(source, { mode: "transform", sourceMap: true }).split(MAP);
    writeFileSync(ownLinesName, JSON.stringify(linesOf(JSON.parse(Buffer.from(map, "base64")).mappings)));
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

const others = readdirSync(".").filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts") && name !== "main.ts");
let name = "main.ts";
try {
  writeFileSync(outputName, stripped(readFileSync(name, "utf8"), linesName));
  for (name of others) {
    const code = stripped(readFileSync(name, "utf8"));
    writeFileSync(name, code);
    writeFileSync(name.replace(/\.ts$/, ".js"), code);
  }
} catch (error) {
  // The stack begins with ":<line>", the code up to there, and a row of carets.
  const lines = String(error.stack).split("\n");
  const line = /^:(\d+)$/.exec(lines[0] ?? "")?.[1] ?? "1";
  const carets = lines.find((text) => /^\s*\^+$/.test(text)) ?? "^";
  process.stderr.write(`${name}:${line}:${carets.indexOf("^") + 1}: ${error.message}\n`);
  process.exitCode = 1;
}
