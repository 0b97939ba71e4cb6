import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { JUDGE_LOCK } from "@verdict/contract/jobs";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { rendered, testContent, testData } from "../problems/testing/test-problem.ts";
import { insertProblem } from "../problems/write-problem.ts";
import { exportPackageFile, hasJudge, importPackageFile, updateDatabase } from "./package-commands.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-commands-"));
const into = (name: string) => path.join(folder, name);
let app: JudgingApp;
let database: { url: string; directUrl: string };

beforeAll(async () => {
  vi.stubEnv("TMPDIR", folder); // Other tests look whether anything stays in the common one.
  app = await createJudgingApp();
  database = { url: app.database.url, directUrl: app.database.url };
  const written = testContent({
    referenceSolutions: { cpp: "AC", java: "AC", javascript: "AC" },
    hints: ["Think."],
    tests: [
      testData({ isVisible: true, input: "1 2\n", answer: "3\n", explanation: "1 + 2" }),
      ...Array.from({ length: 12 }, (_, index) =>
        testData({ isVisible: false, input: `${index} 1`, answer: `${index + 1}\n` }),
      ),
    ],
  });
  const content = rendered(written);
  await insertProblem(app.context.pool, { id: "sum", content, origin: { kind: "admin", isDraft: false } });
});
afterEach(() => app.stopJudging());
afterAll(async () => {
  await app.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const importFile = (file: string) =>
  importPackageFile(database, { file, asDraft: false, tell: () => undefined, signal: new AbortController().signal });

/** Every file below, with its content. */
function contentOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(root, file), readFileSync(file, "latin1")]));
}

test("what is exported and imported again is the same problem, from a folder and from a zip", async () => {
  await app.newUser("admin");
  await app.startJudging();
  await exportPackageFile(database, { slug: "sum", target: into("sum") });
  await exportPackageFile(database, { slug: "sum", target: into("zips/sum.zip") });
  for (const [index, file] of [into("sum"), into("zips/sum.zip")].entries()) {
    const { _id, isDraft, findings } = await importFile(file);
    expect([_id, isDraft, findings]).toEqual([`sum-${index + 2}`, false, []]);
    const again = await exportPackageFile(database, { slug: _id, target: into(`again-${index}`) });
    const content = contentOf(again);
    // The address alone is its own, which no folder could have as its name.
    expect(content["verdict.yaml"]).toContain(`slug: ${_id}\n`);
    const ofFirst = { ...content, "verdict.yaml": content["verdict.yaml"]?.replace(`slug: ${_id}\n`, "") };
    expect(ofFirst).toEqual(contentOf(into("sum")));
  }
});

test("a reference that fails is named with the test, and is none of the problem's", async () => {
  await app.startJudging();
  const target = await exportPackageFile(database, { slug: "sum", target: into("wrong") });
  writeFileSync(path.join(target, "submissions/accepted/reference.cpp"), "WA");
  const { _id, isDraft, findings, judged, agreed } = await importFile(target);
  expect({ isDraft, judged, agreed }).toEqual({ isDraft: false, judged: 3, agreed: 2 });
  expect(findings).toEqual([
    {
      severity: "warning",
      file: "submissions/accepted/reference.cpp",
      message: expect.stringMatching(/^was expected to be accepted, but fails visible test case 1: Wrong Answer/),
    },
  ]);
  const { rows } = await app.context.pool.query(
    "select language from reference_solution where problem_id = $1 order by 1",
    [_id],
  );
  expect(rows.map(({ language }) => language)).toEqual(["java", "javascript"]);
});

test("submissions that an import does not keep are named", async () => {
  await app.newUser("admin");
  await app.startJudging();
  const target = await exportPackageFile(database, { slug: "sum", target: into("left-out") });
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(target, "submissions", name)), { recursive: true });
    writeFileSync(path.join(target, "submissions", name), text);
  };
  put("accepted/slow.py", "print(3)");
  put("accepted/two/Main.java", "class Main { public static void main(String[] a) { } }");
  put("accepted/two/Kattio.java", `class Kattio { /* ${"x".repeat(1024 * 1024 - 30)} */ }`);
  const { findings } = await importFile(target);
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "submissions/accepted/two is left out by an import: it is a program of several files, with more than 1 MiB",
    "submissions/accepted/slow.py was left out: no judge of this site has Python 3 now",
  ]);
});

test("in an existing folder a problem gets one of its own, which is never written over another", async () => {
  const parent = mkdtempSync(into("parent-"));
  const order = { slug: "sum", target: parent };
  expect(await exportPackageFile(database, order)).toBe(path.join(parent, "sum"));
  for (const target of [parent, path.join(parent, "sum")]) {
    await expect(exportPackageFile(database, { slug: "sum", target })).rejects.toThrow(/sum: is already there$/);
  }
});

test("an unknown problem and a missing package are told in one line, and leave nothing", async () => {
  const order = { slug: "no-such", target: into("none.zip") };
  await expect(exportPackageFile(database, order)).rejects.toThrow("This problem does not exist");
  expect(existsSync(into("none.zip"))).toBe(false);
  await app.newUser("admin");
  await expect(importFile(into("nowhere"))).rejects.toThrow("nowhere: is not there");
});

test("a database that is not there is told in one line", async () => {
  const nowhere = "postgres://app@127.0.0.1:1/app";
  await expect(updateDatabase({ url: nowhere, directUrl: nowhere })).rejects.toThrow(
    /^The database cannot be used: connect ECONNREFUSED/,
  );
});

test("a judge is seen by the lock that it holds in this database", async () => {
  expect(await hasJudge(database)).toBe(false);
  const client = await app.context.pool.connect();
  await client.query("select pg_advisory_lock($1, 7)", [JUDGE_LOCK]);
  expect(await hasJudge(database)).toBe(true);
  await client.query("select pg_advisory_unlock($1, 7)", [JUDGE_LOCK]);
  client.release();
});
