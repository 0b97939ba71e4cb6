import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Diagnostic } from "@verdict/contract/diagnostics";
import { parseCompilerOutput } from "@verdict/contract/read-diagnostics";
import type { Tool } from "@verdict/sandbox/sandbox";
import * as z from "zod/mini";
import type { BuildStep } from "./language.ts";
import { isForShell, SHELL_NAMES } from "./shell-javascript.ts";

const LOOK = fileURLToPath(new URL("../../javascript/look.cjs", import.meta.url));
/** A launcher (decision 0043) shows tools in this folder, and none in a folder below it. */
const TOOLS_IN_BOX = "/opt/judge";
const LOOK_IN_BOX = `${TOOLS_IN_BOX}/javascript-look.cjs`;
const LIBRARIES = ["acorn", "eslint-scope", "estraverse"];
/** What eslint-scope brings along, wherever npm has put it. */
const OF_SCOPES = ["esrecurse"];

/** The script and its libraries, which it finds by NODE_PATH. They read hostile text, so they run in a box. */
export function javascriptLookTools(): Tool[] {
  const { resolve } = createRequire(import.meta.url);
  const { resolve: resolveForScopes } = createRequire(resolve("eslint-scope"));
  return [
    { hostPath: LOOK, boxPath: LOOK_IN_BOX },
    ...LIBRARIES.map((name) => library(name, resolve)),
    ...OF_SCOPES.map((name) => library(name, resolveForScopes)),
  ];
}

function library(name: string, resolve: (name: string) => string): Tool {
  const hostPath = path.dirname(resolve(`${name}/package.json`));
  return { hostPath, boxPath: `${TOOLS_IN_BOX}/${name}` };
}

/** `check` is the step that tells a program that does not parse: its limits hold here as well. */
export function javascriptLook(node: string, check: BuildStep, source: string): BuildStep {
  const names = isForShell(source) ? SHELL_NAMES : [];
  const command = [node, "--no-warnings", "--experimental-vm-modules", LOOK_IN_BOX, ...names];
  return { ...check, command, environment: { ...check.environment, NODE_PATH: TOOLS_IN_BOX } };
}

const Hints = z.array(Diagnostic);

/** Hints stand on the first line; what follows is Node's own. */
export function javascriptDiagnostics(text: string): Diagnostic[] {
  const [first = ""] = text.split("\n", 1);
  if (first.startsWith("[{") || first === "[]") return hintsIn(first);
  return parseCompilerOutput("javascript", text).map((diagnostic) => ({ ...diagnostic, ...endOf(text, diagnostic) }));
}

/** What a box says is never trusted to be whole. */
function hintsIn(line: string): Diagnostic[] {
  try {
    return Hints.parse(JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return [];
    throw error;
  }
}

/** As many carets as characters are meant stand below the line. */
function endOf(text: string, { column }: Diagnostic): { endColumn?: number } {
  const carets = /^ {0,65536}(\^{1,65536})$/m.exec(text)?.[1];
  return column === null || carets === undefined ? {} : { endColumn: column + carets.length };
}
