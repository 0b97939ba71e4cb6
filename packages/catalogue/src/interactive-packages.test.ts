import path from "node:path";
import type { Checker } from "@verdict/contract/judging";
import { afterEach, describe, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { packageFindings } from "./package-findings.ts";
import { readPackage } from "./read-package.ts";
import { withUnpackedZip } from "./read-zip.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";
import { writeZip } from "./write-zip.ts";

afterEach(removeFolders);

type Files = Readonly<Record<string, string | null>>;

async function folderOf(yaml: string, files: Files = {}): Promise<string> {
  const all = { ...SMALL_PACKAGE, "output_validator/judge.py": "exit(42)\n", ...files, "problem.yaml": yaml };
  const there = Object.entries(all).filter((file): file is [string, string] => file[1] !== null);
  return await writeFolder("talk", Object.fromEntries(there));
}
const read = async (yaml: string, files: Files = {}) => await readPackage(await folderOf(yaml, files));
const conversationsOf = async (yaml: string, files: Files) => (await read(yaml, files)).conversations;

const NEW = "problem_format_version: 2025-09\nname: Talk\n";
const INTERACTIVE = `${NEW}type: interactive\n`;
const MULTI_PASS = `${NEW}type: multi-pass\n`;

describe("the kind of a problem", () => {
  test.each([
    ["2025-09", INTERACTIVE, { kind: "interactor", passes: 1 }],
    ["first drafts", "name: A\nvalidation: { interactive: true, score: false }", { kind: "interactor", passes: 1 }],
    ["legacy", "name: A\nvalidation: custom interactive", { kind: "interactor", passes: 1 }],
    ["DOMjudge", "name: A\nvalidation: custom multi-pass", { kind: "multi-pass", passes: 2 }],
    ["an old spelling", "name: A\nvalidation: custom multipass", { kind: "multi-pass", passes: 2 }],
    ["a limit of passes", `${MULTI_PASS}limits: { validation_passes: 26 }`, { kind: "multi-pass", passes: 26 }],
    ["a limit that counts for nothing", `${INTERACTIVE}limits: { validation_passes: 9 }`, { passes: 1 }],
    ["both", `${NEW}type: [interactive, multi-pass]`, { kind: "interactor", passes: 2 }],
  ])("is read as %s says it", async (_where, yaml, checker) => {
    expect((await read(yaml)).checker).toMatchObject({ ...checker, language: "python", arguments: [] });
  });

  test("stands beside points, and its program gets the flags of tests and groups", async () => {
    const { checker, scoring, tests } = await read(`${NEW}type: [scoring, interactive]\n`, {
      "data/secret/1.in": null,
      "data/secret/1.ans": null,
      "data/secret/a/test_group.yaml": "max_score: 100\noutput_validator_args: [fast]\n",
      "data/secret/a/1.in": "",
      "data/secret/a/1.ans": "",
      "data/sample/1.in": "",
      "data/sample/1.ans": "",
    });
    expect(scoring).not.toBeNull();
    expect(checker).toMatchObject({ kind: "interactor", arguments: ["fast"] });
    expect(tests.map((one) => one.checker)).toMatchObject([{ kind: "interactor", arguments: [] }, null]);
  });
});

describe("what is shown of a sample", () => {
  test("is its interaction, with or without a test beside it, in the order of names", async () => {
    const files = {
      "data/sample/1.in": "",
      "data/sample/1.ans": "",
      "data/sample/1.interaction": ">5\r\n<right\r\n\r\n",
      "data/sample/0.interaction": "<a\n----\n>b\n",
      "data/sample/2.interaction": "<c\n",
      "data/secret/1.interaction": ">never shown\n",
    };
    expect(await conversationsOf("name: A\nvalidation: custom interactive", files)).toEqual([
      { name: "sample/0", text: "<a\n---\n>b\n" },
      { name: "sample/1", text: ">5\n<right\n" },
      { name: "sample/2", text: "<c\n" },
    ]);
  });

  const FILES = {
    "data/sample/1.in": "hidden from people\n",
    "data/sample/1.ans": "7\n",
    "data/sample/1.in.download": "d\n",
  };

  test("is nothing of an interactive one's own files, which are for its interactor", async () => {
    expect(await conversationsOf(INTERACTIVE, FILES)).toEqual([]);
  });

  test("is what the author wants shown in their place", async () => {
    const shown = { ...FILES, "data/sample/1.in.statement": "5\n6\n", "data/sample/1.ans.statement": "11" };
    expect(await conversationsOf(INTERACTIVE, shown)).toEqual([{ name: "sample/1", text: "<5\n<6\n>11\n" }]);
    const out = { ...FILES, "data/sample/1.out": "8\n" };
    expect(await conversationsOf(INTERACTIVE, out)).toEqual([{ name: "sample/1", text: ">8\n" }]);
    expect(await conversationsOf(MULTI_PASS, out)).toEqual([{ name: "sample/1", text: "<hidden from people\n>8\n" }]);
  });

  test("is the input and the answer of the first of several passes", async () => {
    expect(await conversationsOf(MULTI_PASS, FILES)).toEqual([{ name: "sample/1", text: "<hidden from people\n>7\n" }]);
  });

  test("is left out, and named, when it is too long or of another form", async () => {
    const folder = await folderOf(INTERACTIVE, {
      "data/sample/1.interaction": "5\n<right\n",
      "data/sample/2.interaction": `>${"x".repeat(70_000)}\n`,
    });
    const problem = await readPackage(folder);
    expect(problem.conversations).toEqual([]);
    const findings = (await packageFindings(folder, problem)).filter(({ file }) => file.endsWith(".interaction"));
    expect(findings).toEqual([
      { severity: "warning", file: "data/sample/1.interaction", message: expect.stringContaining("begin with > or <") },
      {
        severity: "warning",
        file: "data/sample/2.interaction",
        message: expect.stringContaining("longer than 64 KiB"),
      },
    ]);
  });

  test("stands in the text where that asks for the next sample", async () => {
    const { statement } = await read(INTERACTIVE, {
      "statement/problem.en.md": "Guess.\n\n{{nextsample}}\n\nLike this. {{remainingsamples}}",
      "data/sample/1.interaction": ">5\n<right\n",
      "data/sample/1.in": "never shown",
      "data/sample/1.ans": "never shown",
    });
    expect(statement).toContain(
      "**Example 1** (`<` is what your program reads, `>` what it writes)\n\n```\n>5\n<right",
    );
    expect(statement).not.toContain("never shown");
  });
});

test("tests that generators make have empty answers, as the format's tools give them", async () => {
  const { plan } = await read(INTERACTIVE, {
    "data/secret/1.in": null,
    "data/secret/1.ans": null,
    "submissions/accepted/a.py": "print(1)",
    "generators/generators.yaml":
      'data:\n  sample: { data: [{ "": { in: "1", interaction: ">1", "in.statement": { link: in } } }] }\n  secret: { data: [{ a: { in: "2" } }, { b: { in: "3", ans: "4" } }] }\n',
  });
  expect(plan?.tests.map(({ name, answer, beside }) => [name, answer, [...beside]])).toEqual([
    ["sample/1", { kind: "text", text: "" }, [[".interaction", ">1"]]],
    ["secret/1-a", { kind: "text", text: "" }, []],
    ["secret/2-b", { kind: "text", text: "4\n" }, []],
  ]);
});

describe("export then import gives the same problem", () => {
  const program = { language: "python", files: [{ name: "judge.py", content: "exit(42)\n" }] } as const;
  const CHECKERS: readonly (readonly [string, Checker])[] = [
    ["interactive", { kind: "interactor", ...program, files: [...program.files], arguments: ["a b", "c"], passes: 1 }],
    ["of several passes", { kind: "multi-pass", ...program, files: [...program.files], arguments: [], passes: 2 }],
    ["of many passes", { kind: "multi-pass", ...program, files: [...program.files], arguments: [], passes: 26 }],
    ["of one pass", { kind: "multi-pass", ...program, files: [...program.files], arguments: [], passes: 1 }],
    ["both", { kind: "interactor", ...program, files: [...program.files], arguments: [], passes: 3 }],
  ];
  const SAMPLES = {
    "data/sample/1.interaction": ">1\n<higher\n---\n<2\n",
    "data/sample/1.in": "7\n",
    "data/sample/1.ans": "",
    "data/sample/2.interaction": "<only shown\n",
  };

  test.each(CHECKERS)("%s", async (_what, checker) => {
    const problem = { ...exportedProblem(await read(INTERACTIVE, SAMPLES)), checker };
    const again = await throughZip(problem);
    expect(again.checker).toEqual(checker);
    expect(again.scoring).toBeNull();
    expect(again.conversations).toEqual(problem.conversations);
    expect(again.tests.map(({ name }) => name)).toEqual(["sample/1", "secret/1"]);
  });

  test("with points as well", async () => {
    const problem = exportedProblem(await read(INTERACTIVE, SAMPLES));
    const scored = await read(`${NEW}type: [interactive, scoring]`, { "data/secret/test_group.yaml": "max_score: 10" });
    const again = await throughZip({ ...problem, scoring: scored.scoring });
    expect(again.checker).toMatchObject({ kind: "interactor" });
    expect(again.scoring).not.toBeNull();
  });

  test("with conversations under the names that the tests get, and under free ones", async () => {
    const problem = exportedProblem(await read(INTERACTIVE, SAMPLES));
    const [sample, secret] = problem.tests;
    if (sample === undefined || secret === undefined) throw new Error("it has two tests");
    const odd = { ...sample, name: "sample/not a name" };
    const conversations = [
      { name: "sample/01", text: "<alone\n" },
      { name: "sample/not a name", text: "<of the test\n" },
      { name: "../../out", text: "<leads out\n" },
    ];
    const again = await throughZip({ ...problem, tests: [odd, secret], conversations });
    expect(again.tests.map(({ name }) => name)).toEqual(["sample/01", "secret/01"]);
    expect(again.conversations).toEqual([
      { name: "sample/01", text: "<of the test\n" },
      { name: "sample/conversation-001", text: "<alone\n" },
      { name: "sample/conversation-002", text: "<leads out\n" },
    ]);
  });

  async function throughZip(problem: Parameters<typeof writeZip>[0]) {
    const file = path.join(await writeFolder("zip", {}), "a.zip");
    await writeZip(problem, file);
    return await withUnpackedZip(file, "a.zip", async (folder) => await readPackage(folder));
  }
});
