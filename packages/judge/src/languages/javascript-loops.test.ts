import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { expect, test } from "vitest";
import { javascriptLanguage } from "./javascript.ts";

/** What ordinary programs are made of: nested loops over arrays of arrays, in code that runs once. */
const LOOPS = `
const n = 250;
const d = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i * j) % 1000 + 1));
for (let k = 0; k < n; k++)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];
`;

test("a loop that runs for long gets V8's best code, as in a Node with helper threads", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "verdict-loops-"));
  const file = path.join(folder, "main.js");
  const preload = { node: process.execPath, module: "/none", tools: [], problem: null };
  const { command } = javascriptLanguage(preload).runCommand({ folder: "/box", entry: "main.js" }, DEFAULT_LIMITS);
  const flags = command.slice(1, -1).filter((flag) => !flag.startsWith("--require="));
  try {
    await writeFile(file, LOOPS);
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--trace-opt", file], {
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(stdout).toMatch(/completed compiling .*\(target TURBOFAN_JS\) OSR/);
    expect(stdout).not.toMatch(/\(target MAGLEV\) OSR/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
