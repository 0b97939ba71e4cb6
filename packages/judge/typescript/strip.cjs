"use strict";
// Writes main.js: main.ts without its types. White space stands in their place, so lines and columns stay the same;
// only what is more than types (enums, namespaces, parameter properties) moves them.
const { stripTypeScriptTypes } = require("node:module");
const { readFileSync, writeFileSync } = require("node:fs");

const source = readFileSync("main.ts", "utf8");

function stripped() {
  try {
    return stripTypeScriptTypes(source);
  } catch (error) {
    if (error.code !== "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") throw error;
    return stripTypeScriptTypes(source, { mode: "transform" });
  }
}

try {
  writeFileSync("main.js", stripped());
} catch (error) {
  // The stack begins with ":<line>", the code up to there, and a row of carets.
  const lines = String(error.stack).split("\n");
  const line = /^:(\d+)$/.exec(lines[0] ?? "")?.[1] ?? "1";
  const carets = lines.find((text) => /^\s*\^+$/.test(text)) ?? "^";
  process.stderr.write(`main.ts:${line}:${carets.indexOf("^") + 1}: ${error.message}\n`);
  process.exitCode = 1;
}
