import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-cli-"));
const put = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
beforeAll(async () => {
  for (const number of [1, 2]) {
    await put(`data/${number}.in`, `${number} 2\n`);
    await put(`data/${number}.ans`, `${number + 2}\n`);
  }
  await put("pkg/problem.yaml", "name: Sum\nlimits:\n  time_limit: 2\n");
  await put("pkg/problem_statement/problem.en.md", "Add.");
  await put("pkg/data/sample/1.in", "1 2\n");
  await put("pkg/data/sample/1.ans", "3\n");
  await put("pkg/data/secret/1.in", "4 5\n");
  await put("pkg/data/secret/1.ans", "9\n");
  await put("sum.js", SUM);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SUM = "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);";

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(...words: string[]): Promise<Ended> {
  const program = path.join(import.meta.dirname, "cli.ts");
  const env = { ...process.env, DATA_DIR: sharedDataDir(), INIT_CWD: folder };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
  });
}

const rowsOf = ({ stdout }: Ended) =>
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("a batch answers every row, and a bad row stops nothing", async () => {
  const tests = [
    ["data/1.in", "data/1.ans"],
    ["data/2.in", "data/2.ans"],
  ];
  const rows = [
    { id: "good", language: "javascript", source: SUM, tests, time_limit_s: 2, memory_mb: 256, checker: "tokens" },
    { id: "bad file", language: "javascript", source: SUM, tests: [["none.in", "none.ans"]] },
    { id: "wrong", language: "cpp", source: '#include <cstdio>\nint main() { std::puts("3"); }', tests },
    { id: "broken", language: "java", source: "class {", tests },
  ];
  await put("rows.jsonl", `${rows.map((row) => JSON.stringify(row)).join("\n")}\nnot json\n`);
  const ended = await run("--batch", "rows.jsonl", "--json");
  const answers = new Map(rowsOf(ended).map((row) => [row.id, row]));
  const [good, badFile, wrong, broken, notJson] = [...rows.map(({ id }) => id), null].map((id) => answers.get(id));
  expect(good).toMatchObject({ id: "good", verdict: "AC", passed: 2, total: 2, tests: [{ verdict: "AC" }, {}] });
  expect(good.cpu_ms).toBeGreaterThan(0);
  expect(good.memory_bytes).toBeGreaterThan(1_000_000);
  expect(badFile).toMatchObject({ id: "bad file", verdict: "JE" });
  expect(badFile.error).toContain("none.in");
  expect(wrong).toMatchObject({ id: "wrong", verdict: "WA", passed: 1, total: 2 });
  expect(broken).toMatchObject({ id: "broken", verdict: "CE", passed: 0, total: 2 });
  expect(notJson).toMatchObject({ id: null, verdict: "JE", error: "not JSON" });
  expect(ended.code).toBe(1);
});

test("odd rows get one row each that says what is wrong, under their ids, and the batch goes on", async () => {
  const good = { language: "javascript", source: SUM, tests: [["data/1.in", "data/1.ans"]] };
  const rows = [
    { ...good, id: "first, behind a byte-order mark" },
    { ...good, id: "separator", source: `${SUM} // \u2028` },
    { ...good, id: "C++ by name", language: "C++" },
    { ...good, id: "no source", source: undefined },
    { ...good, id: "odd checker", checker: "float" },
    { ...good, id: "a folder for a test", tests: [["data", "data/1.ans"]] },
    { ...good, id: 7, time_limit_s: null, memory_mb: null, checker: null },
  ];
  const order = [...rows.map(({ id }): unknown => id), null];
  await put("odd.jsonl", `\uFEFF${rows.map((row) => JSON.stringify(row)).join("\r\n")}\r\n\r\n[]\r\n`);
  const ended = await run("--batch", "odd.jsonl");
  const answers = rowsOf(ended).map(({ id, verdict, error }) => [id, verdict, error]);
  expect(answers.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))).toEqual([
    ["first, behind a byte-order mark", "AC", undefined],
    ["separator", "AC", undefined],
    ["C++ by name", "JE", expect.stringContaining("language must be one of javascript, java, cpp")],
    ["no source", "JE", "source is missing"],
    ["odd checker", "JE", 'unknown checker "float": tokens, exact or float:1e-6'],
    ["a folder for a test", "JE", `the test's file ${path.join(folder, "data")} is not a file`],
    [7, "AC", undefined],
    [null, "JE", "must be an object"],
  ]);
  expect(ended.stderr).toContain("line 3: language must be one of javascript, java, cpp");
  expect(ended.stderr).toContain("3 rows judged, 5 could not be");
});

test("a row is answered as soon as it is judged, and may name a validator of its own", async () => {
  await put("check.py", "import sys\nsys.exit(42 if sys.stdin.read().strip().isdigit() else 43)\n");
  const tests = [["data/1.in", "data/1.ans"]];
  const slow = `const end = Date.now() + 4000; while (Date.now() < end); ${SUM}`;
  const rows = [
    { id: "slow", language: "javascript", source: slow, tests, time_limit_s: 20 },
    { id: "any number", language: "javascript", source: "console.log(777)", tests, validator: "check.py" },
    { id: "no validator", language: "javascript", source: "console.log(777)", tests, validator: "none.py" },
  ];
  await put("quick.jsonl", rows.map((row) => JSON.stringify(row)).join("\n"));
  const answers = rowsOf(await run("--batch", "quick.jsonl")).map(({ id, verdict }) => `${id}: ${verdict}`);
  expect(answers.at(-1)).toBe("slow: AC");
  expect(answers.toSorted()).toEqual(["any number: AC", "no validator: JE", "slow: AC"]);
});

test("a source file is judged against a package, progress goes to standard error", async () => {
  const ended = await run("pkg", "sum.js", "--json");
  expect(rowsOf(ended)).toMatchObject([{ id: "pkg/sum.js", verdict: "AC", passed: 2, total: 2 }]);
  expect(ended.stderr).toContain("test 2 of 2: AC");
  expect(ended.code).toBe(0);
});

test("for people there is a line a test and the verdict last", async () => {
  const { stdout } = await run("pkg", "sum.js");
  expect(stdout).toMatch(/^AC .* sample\/1\nAC .* secret\/1\nAC {2}2 of 2 tests passed/);
});

test("the steps of a program on an input are lines of its trace, and what has none says why", async () => {
  await put(
    "stepped.js",
    "let total = 0;\nfor (const word of require('fs').readFileSync(0, 'utf8').split(' ')) total += Number(word);\nconsole.log(total);",
  );
  const stepped = await run("pkg", "stepped.js", "--steps", "--input", "data/1.in");
  const records = rowsOf(stepped);
  expect(records[0]).toEqual(["start", 1, "javascript"]);
  expect(records).toContainEqual(["out", "3\n"]);
  expect(records.filter(([kind]) => kind === "s").map(([, line]) => line)).toEqual([1, 2, 2, 2, 2, 2, 3]);
  expect(records.at(-1)).toEqual(["end", "exit"]);
  expect(stepped.code).toBe(0);
  await put("broken.js", "let a = ;");
  const refused = await run("pkg", "broken.js", "--steps", "--input", "data/1.in");
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("SyntaxError") });
});

test("a folder is judged as a program of several files", async () => {
  await put("two/add.js", "module.exports = (a, b) => a + b;");
  await put("two/solve.js", SUM.replace("a + b", "require('./add.js')(a, b)"));
  expect(rowsOf(await run("pkg", "two", "--json"))).toMatchObject([{ id: "pkg/two", verdict: "AC", total: 2 }]);
});

test("a file in a further language is judged, or the missing package named", async () => {
  await put("sum.py", "print(sum(map(int, input().split())))");
  const [row] = rowsOf(await run("pkg", "sum.py", "--json"));
  if (row?.["verdict"] !== "AC") expect(row?.["error"]).toContain("apt-get install python3");
});

test("a submission of the package itself has the package's constants", async () => {
  await put("constant/problem.yaml", "problem_format_version: 2025-09\nconstants: { N: { value: 7, WORD: seven } }\n");
  await put("constant/data/secret/1.in", "");
  await put("constant/data/secret/1.ans", "7 seven\n");
  await put("constant/submissions/accepted/a.js", "console.log({{N}}, '{{N.WORD}}');");
  const ended = await run("constant", "constant/submissions/accepted/a.js", "--json");
  expect(rowsOf(ended)).toMatchObject([{ id: "constant/a.js", verdict: "AC" }]);
});

test.each([
  ["pkg", "sum.cob", "is not judged: its ending is of no language that we know"],
  ["pkg", "pkg", "is not one program: its files lie side by side, in one language that takes several"],
  ["pkg", "none.js", "cannot be read: ENOENT"],
  ["answers", "sum.js", "problem.yaml: submit-answer problems are not supported"],
])("%s with %s is refused in one line, with --json as a row too", async (folder, file, message) => {
  await put("sum.cob", "DISPLAY 1.");
  await put("answers/problem.yaml", "type: submit-answer");
  const ended = await run(folder, file, "--json");
  expect(rowsOf(ended)).toEqual([
    { id: `${folder}/${file}`, verdict: "JE", passed: 0, total: 0, error: expect.stringContaining(message) },
  ]);
  expect(ended.stderr).toContain(message);
  expect(ended.code).toBe(1);
});

test("a wrong command line and a missing package say so in one line", async () => {
  const wrong = await run("pkg");
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain("give a problem package folder and a source file");
  const missing = await run("nowhere", "sum.js");
  expect(missing.code).toBe(1);
  expect(missing.stderr).toContain("nowhere");
  expect(missing.stdout).toBe("");
});
