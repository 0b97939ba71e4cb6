/*
 * Looks at /box/main.js without running any of it. What does not parse is told as Node tells it, with exit code 1.
 * Otherwise the answer is a list of hints, as JSON: names that are declared nowhere, and constants that are assigned
 * to.
 *
 * V8 alone decides what parses. The scopes are those of eslint-scope; what its parser cannot read has no hints.
 * Arguments: further names that this program is given.
 */
"use strict";

const { readFileSync } = require("node:fs");
const vm = require("node:vm");
const acorn = require("acorn");
const { analyze } = require("eslint-scope");
const { traverse } = require("estraverse");

const FILE = "main.js";
const OF_COMMONJS = ["exports", "require", "module", "__filename", "__dirname", "arguments"];
const MOST_OF_A_NAME = 5;
const LONGEST_NAME = 60;

// A line of its own at the top of a script for a shell is no JavaScript.
const source = readFileSync(FILE, "utf8").replace(/^\uFEFF?#!/, "//");
const kind = kindOfProgram();
if (kind !== null) console.log(JSON.stringify(hints(kind)));

/** Null for a program that does not parse, which has been told by then. */
function kindOfProgram() {
  const asScript = faultOf(() => vm.compileFunction(source, OF_COMMONJS.slice(0, -1), { filename: FILE }));
  if (asScript === null) return "commonjs";
  const asModule = faultOf(() => new vm.SourceTextModule(source, { identifier: FILE }));
  if (asModule === null) return "module";
  const isMeantAsModule = /\b(?:import|export|await)\b/.test(asScript.message);
  tell(isMeantAsModule ? withPlace(asModule) : asScript.stack);
  return null;
}

/** Anything but an error of syntax, such as a full stack, says nothing of the program. */
function faultOf(parse) {
  try {
    parse();
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? error : null;
  }
}

function tell(text) {
  const lines = text.split("\n");
  const frames = lines.findIndex((line) => line.startsWith("    at "));
  console.error(lines.slice(0, frames < 0 ? undefined : frames).join("\n"));
  process.exitCode = 1;
}

/** V8 does not say where a module does not parse; where the other parser stumbles as well, it is the same place. */
function withPlace({ stack }) {
  try {
    acorn.parse(source, { ecmaVersion: "latest", sourceType: "module" });
    return stack;
  } catch ({ loc }) {
    if (loc === undefined) return stack;
    const line = source.split("\n")[loc.line - 1];
    return `${FILE}:${loc.line}\n${line}\n${" ".repeat(loc.column)}^\n\n${stack}`;
  }
}

function hints(sourceType) {
  try {
    const ast = acorn.parse(source, {
      ecmaVersion: "latest",
      sourceType: sourceType === "module" ? "module" : "script",
      allowReturnOutsideFunction: true,
      allowHashBang: true,
      locations: true,
      ranges: true,
    });
    return hintsOf(ast, analyze(ast, { ecmaVersion: 2026, sourceType }));
  } catch {
    return [];
  }
}

function hintsOf(ast, scopes) {
  const { asked, isDynamic } = walk(ast);
  if (isDynamic) return [];
  const known = new Set([...Object.getOwnPropertyNames(globalThis), ...OF_COMMONJS, ...process.argv.slice(2)]);
  for (const [, name] of source.matchAll(/\bglobal(?:This)?\s{0,9}\.\s{0,9}([\w$]{1,60})/g)) known.add(name);
  const unknown = Map.groupBy(
    scopes.globalScope.through.filter(({ identifier }) => !known.has(identifier.name) && !asked.has(identifier)),
    ({ identifier }) => identifier.name,
  );
  const found = [];
  for (const [name, references] of unknown) {
    const written = references.find((reference) => reference.isWrite());
    if (written !== undefined) {
      found.push(hint(written.identifier, `'${short(name)}' is assigned to, but declared nowhere`));
    } else {
      for (const { identifier } of references.slice(0, MOST_OF_A_NAME)) {
        found.push(hint(identifier, `'${short(name)}' is declared nowhere`));
      }
    }
  }
  for (const variable of scopes.scopes.flatMap((scope) => scope.variables)) {
    if (!variable.defs.some((def) => def.type === "Variable" && def.parent?.kind === "const")) continue;
    for (const { identifier } of variable.references.filter((each) => each.isWrite() && !each.init)) {
      found.push(hint(identifier, `'${short(variable.name)}' is a constant, so assigning to it is a TypeError`));
    }
  }
  return found.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, 50);
}

/** The names after `typeof`, which may be unknown, and whether names can come from elsewhere: `with`, `eval`. */
function walk(ast) {
  const asked = new Set();
  let isDynamic = false;
  traverse(ast, {
    fallback: "iteration",
    enter(node) {
      if (node.type === "UnaryExpression" && node.operator === "typeof") asked.add(node.argument);
      if (node.type === "WithStatement") isDynamic = true;
      if (node.type === "CallExpression" && node.callee.name === "eval") isDynamic = true;
    },
  });
  return { asked, isDynamic };
}

function hint({ loc }, message) {
  return {
    line: loc.start.line,
    column: loc.start.column + 1,
    endColumn: loc.end.column + 1,
    severity: "warning",
    message,
  };
}

function short(name) {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
