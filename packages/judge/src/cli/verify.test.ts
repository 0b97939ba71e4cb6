import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { writePackageFolder } from "../building/testing/doubling-package.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

const room = mkdtempSync(path.join(tmpdir(), "verdict-verify-command-"));
afterAll(() => rm(room, { recursive: true, force: true }));

function verify(...words: string[]): Promise<{ code: number | null; lines: string[] }> {
  const program = path.join(import.meta.dirname, "verify.ts");
  const env = { ...process.env, DATA_DIR: sharedDataDir(), INIT_CWD: room };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, stdout) => {
      resolve({ code: child.exitCode, lines: stdout.trim().split("\n") });
    });
  });
}

test("findings are counted and make the exit code 1, and a folder from elsewhere gets no record", async () => {
  const folder = await writePackageFolder(room, { "submissions/wrong_answer/right.js": "console.log(2);" });
  const { code, lines } = await verify(folder, "--small-cases", "0");
  const findings = lines.filter((line) => line.includes("FINDING"));
  expect(findings.join("\n")).toContain("secret/01-one has no digest");
  expect(lines.at(-1)).toBe(`1 problems, ${findings.length} findings`);
  expect(code).toBe(1);
  expect(await readdir(folder)).not.toContain("VERIFIED");
});

test("mutants that survive are findings as well", async () => {
  const folder = await writePackageFolder(room, {
    "submissions/accepted/solution.js": `const n = Number(require("fs").readFileSync(0, "utf8"));
console.log(n < 500 ? n + n : 2 * n);
`,
  });
  const { code, lines } = await verify(folder, "--mutants");
  expect(lines.filter((line) => line.includes("survives")).length).toBeGreaterThan(0);
  expect(code).toBe(1);
});

test("a command line that makes no sense is told how it is used", async () => {
  expect(await verify("--small-cases", "many")).toMatchObject({ code: 1 });
  expect(await verify("boot-sequence", "--all")).toMatchObject({ code: 1 });
});
