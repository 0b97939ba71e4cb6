import { promises as fs } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Checker } from "@verdict/contract/judging";
import { afterEach, describe, expect, test } from "vitest";
import { type ExportedProblem, exportedProblem } from "./exported-problem.ts";
import { packageContent } from "./package-content.ts";
import { PackageError } from "./package-error.ts";
import type { CatalogueProblem, CatalogueTest } from "./problem.ts";
import { readCatalogue, readPackage } from "./read-package.ts";
import { withUnpackedZip } from "./read-zip.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";
import { writePackage } from "./write-package.ts";
import { writeZip, zipPackage } from "./write-zip.ts";

const testdata = fileURLToPath(new URL("./testdata/", import.meta.url));
const catalogue = fileURLToPath(new URL("../../../problems/", import.meta.url));

afterEach(removeFolders);

describe("export then import gives the same problem", () => {
  test("for every problem of our catalogue, through a zip", { timeout: 60_000 }, async () => {
    const problems = await readCatalogue(catalogue);
    expect(problems.length).toBeGreaterThanOrEqual(12);
    for (const read of problems) {
      // An export holds its tests, so it needs no generators.
      const problem = { ...read, tests: [...read.tests, ...testsInstead(read)], generated: null };
      expect(await throughZip(exportedProblem(problem))).toEqual(await whole(problem));
    }
  });

  test("for packages of both formats, through a folder", async () => {
    for (const name of ["legacy-sum", "modern-pair"]) {
      const problem = await readPackage(path.join(testdata, name));
      const folder = path.join(await writeFolder("out", {}), name);
      await writePackage(exportedProblem(problem), folder);
      const again = await readPackage(folder);
      const uuid = problem.attribution.uuid ?? again.attribution.uuid;
      expect(await whole(again)).toEqual({
        ...(await whole(problem)),
        attribution: { ...problem.attribution, uuid },
      });
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  test("for every kind of checker", async () => {
    const tolerance = { kind: "float", absolute: 1e-9, relative: 0 } as const;
    const checkers: Checker[] = [
      { kind: "tokens", ignoreCase: true, ignoreSpace: true },
      { kind: "tokens", ignoreCase: false, ignoreSpace: true },
      { kind: "tokens", ignoreCase: false, ignoreSpace: false },
      { ...tolerance, ignoreCase: true, ignoreSpace: false },
      { ...tolerance, relative: 0.000123, ignoreCase: false, ignoreSpace: true },
      { kind: "exact" },
      { kind: "validator", language: "python", files: [{ name: "v.py", content: "exit(42)\n" }], arguments: [] },
      { kind: "validator", language: "cpp", files: [{ name: "v.cpp", content: "" }], arguments: ["a", "-b 3", ""] },
    ];
    for (const checker of checkers) {
      const problem = { ...(await smallProblem()), checker };
      expect((await throughZip(problem)).checker).toEqual(checker);
    }
  });

  test("with its whole name, though other tools allow a folder small letters and digits alone", async () => {
    const problem = { ...(await smallProblem()), slug: "two-in-a-lift-2" };
    const zip = path.join(await writeFolder("out", {}), "p.zip");
    await writeZip(problem, zip);
    await withUnpackedZip(zip, "upload", async (folder) => {
      expect(path.basename(folder)).toBe("twoinalift2");
      expect((await readPackage(folder)).slug).toBe("two-in-a-lift-2");
    });
  });

  test("with a validator that other tools can run, since what it asks for lies beside it", async () => {
    const source = 'const { openInput } = require("./strict-input.js");\n';
    const validators = { "input_validators/check.js": source, "input_validators/alone.js": "process.exit(42);\n" };
    const problem = await readPackage(await writeFolder("small", { ...SMALL_PACKAGE, ...validators }));
    const folder = path.join(await writeFolder("out", {}), "small");
    await writePackage(exportedProblem(problem), folder);
    const written = await fs.readdir(path.join(folder, "input_validators"), { recursive: true });
    expect(written.toSorted()).toEqual(["alone.js", "check", "check/main.js", "check/strict-input.js"]);
    const again = await readPackage(folder);
    expect(again.inputValidators).toEqual(problem.inputValidators);
    expect(again.files.map((file) => file.path)).toEqual(problem.files.map((file) => file.path));

    await fs.appendFile(path.join(folder, "input_validators/check/strict-input.js"), "// Another library.\n");
    const changed = await readPackage(folder);
    expect(changed.inputValidators.map(({ name }) => name)).toContain("input_validators/check");
    expect(changed.files.map((file) => file.path)).toContain("input_validators/check/strict-input.js");
  });

  test("with the arguments that validators of inputs and answers have, where a test or its group has some", async () => {
    const files = {
      "data/secret/testdata.yaml": "input_validator_args: [--most, '5']\nanswer_validator_args: { form: [--lines] }\n",
      "answer_validators/form.py": "exit(42)\n",
    };
    const problem = await readPackage(await writeFolder("small", { ...SMALL_PACKAGE, ...files }));
    const folder = path.join(await writeFolder("out", {}), "small");
    await writePackage(exportedProblem(problem), folder);
    const again = await readPackage(folder);
    expect(again.tests.find(({ isSample }) => !isSample)).toMatchObject({
      inputValidatorArguments: ["--most", "5"],
      answerValidatorArguments: { form: ["--lines"] },
    });
    expect(again.answerValidators).toEqual(problem.answerValidators);
  });

  test("with the factors of further languages, and without a word of them where there are none", async () => {
    const small = await smallProblem();
    const limits = { ...small.limits, timeFactors: { python3: 7.5, lua: "unsolved" } } as const;
    expect((await throughZip({ ...small, limits })).limits).toEqual(limits);
    const none = { ...small, limits: { ...small.limits, timeFactors: {} } };
    expect((await throughZip(none)).limits).toEqual(small.limits);
  });

  test("for texts that YAML likes to spoil", async () => {
    const texts = [
      "yes",
      "null",
      "1e3",
      "0x1F",
      "- a",
      "a: b #c",
      " lead",
      "trail  ",
      "a\n\n\nb\n",
      "\ttab\n",
      "é😀",
      "%@`",
    ];
    for (const text of [...texts, "'\"", "|", "{{most}}", "---", "a\r\nb", "\n", "x".repeat(5000), " \n  a\n b"]) {
      const problem = await smallProblem();
      const code = { cpp: text, java: text, javascript: text };
      const again = await throughZip({ ...problem, hints: [text], startCode: code, statement: `${text}.` });
      expect([again.hints, again.startCode, again.statement]).toEqual([[text], code, `${text}.`]);
    }
  });

  test("for odd limits, and for none of its own", async () => {
    const limits = { timeMs: 1234, memoryBytes: 16_461 * 1024, outputBytes: 5_000_000 };
    const odd = await throughZip({ ...(await smallProblem()), limits, isTimeLimitGiven: true });
    expect([odd.limits, odd.isTimeLimitGiven]).toEqual([limits, true]);
    const small = await smallProblem();
    const same = await throughZip(small);
    expect([same.limits, same.isTimeLimitGiven]).toEqual([small.limits, false]);
  });
});

describe("tests get numbers for names", () => {
  const named = (name: string) => ({
    name,
    isSample: name.startsWith("sample"),
    input: { content: `${name}\n` },
    answer: { content: "" },
    explanation: null,
    checker: null,
  });

  test.each([
    ["out of order", ["sample/1", "secret/b", "secret/a"]],
    ["the same twice", ["sample/1", "secret/a", "secret/a"]],
    ["in the wrong group", ["sample/1", "else/a", "else/b"]],
    ["leading out", ["sample/1", "secret/../../a", "secret/b"]],
    ["like a group's settings", ["sample/1", "secret/a", "secret/test_group"]],
    ["like a folder", ["sample/1", "secret/a", "secret/a/b"]],
    ["10 before 9", ["sample/1", "secret/9", "secret/10"]],
  ])("when they are %s", async (_why, names) => {
    const problem = { ...(await smallProblem()), tests: names.map(named) };
    const again = await throughZip(problem);
    expect(again.tests.map((item) => item.name)).toEqual(["sample/01", "secret/01", "secret/02"]);
    expect(again.tests.map((item) => item.input)).toEqual(names.map((name) => `${name}\n`));
  });
});

test("explanations are in the yaml of tests in the 2025-09 format, and files of their own in the one before", async () => {
  const problem = exportedProblem(
    await readPackage(
      await writeFolder("told", {
        ...SMALL_PACKAGE,
        "data/sample/1.in": "1\n",
        "data/sample/1.ans": "1\n",
        "data/sample/1.desc": "Two lines:\nthis is one.",
      }),
    ),
  );
  const namesIn = (files: ReturnType<typeof packageContent>) =>
    files.map(({ path }) => path).filter((name) => /\.(?:desc|yaml)$/.test(name));
  expect(namesIn(packageContent(problem))).toEqual(["problem.yaml", "data/sample/1.yaml"]);
  expect(namesIn(packageContent(problem, "2023-07"))).toEqual(["problem.yaml", "data/sample/1.desc"]);
  expect((await throughZip(problem)).tests[0]?.explanation).toBe("Two lines:\nthis is one.");
});

test("a program that scripts build and start goes out as it lay in the package", async () => {
  const files = {
    ...SMALL_PACKAGE,
    "statement/problem.en.md": "Text",
    "output_validator/run": "#!/bin/sh\nexec $(dirname $0)/bin/check $@\n",
    "output_validator/build": "#!/bin/sh\nmkdir bin; g++ -DX src/a.cpp -o bin/check\n",
    "output_validator/src/a.cpp": "int main() {}",
  };
  const written = packageContent(exportedProblem(await readPackage(await writeFolder("scripts", files))));
  const ofValidator = written.filter(({ path }) => path.startsWith("output_validator/"));
  expect(ofValidator.map(({ path }) => path)).toEqual([
    "output_validator/build",
    "output_validator/run",
    "output_validator/src/a.cpp",
  ]);
});

test("two exports of a problem are the same bytes, and the archive holds one folder named after the slug", async () => {
  const problem = await smallProblem();
  const [first, second] = [await buffer(zipPackage(problem)), await buffer(zipPackage(problem))];
  expect(first.equals(second)).toBe(true);
  expect(first.toString("latin1")).toContain("small/problem.yaml");
});

test("nothing is written when a package cannot hold the problem", async () => {
  const problem = await smallProblem();
  const solution = { name: "accepted/a.js", language: "javascript", source: "", expected: ["AC"] } as const;
  const bad: [Partial<ExportedProblem>, string][] = [
    [{ solutions: [{ ...solution, name: "../a.js" }] }, "is not a name for a file in a package"],
    [{ solutions: [{ ...solution, name: "accepted/a.py" }] }, "is not a name of a submission in that language"],
    [{ solutions: [{ ...solution, name: "wrong_answer/a.js" }] }, "its folder does not stand for AC"],
    [{ tests: problem.tests.map((item) => ({ ...item, checker: { kind: "exact" } })) }, "a checker of another kind"],
    [
      { checker: { kind: "validator", language: "cpp", files: [{ name: "../v.cpp", content: "" }], arguments: [] } },
      "is not a name for a file in a package",
    ],
  ];
  const parent = await writeFolder("out", {});
  for (const [change, message] of bad) {
    await expect(writePackage({ ...problem, ...change }, path.join(parent, "x"))).rejects.toThrow(message);
    await expect(writeZip({ ...problem, ...change }, path.join(parent, "x.zip"))).rejects.toThrow(message);
  }
  expect(await fs.readdir(parent)).toEqual([]);
});

test("a folder that is there is not touched, and a test file that is gone leaves no half package", async () => {
  const problem = await smallProblem();
  const folder = await writeFolder("taken", { "mine.txt": "1" });
  await expect(writePackage(problem, folder)).rejects.toThrow(PackageError);
  expect(await fs.readdir(folder)).toEqual(["mine.txt"]);
  const gone = { ...problem, tests: problem.tests.map((item) => ({ ...item, input: { path: `${folder}/gone.in` } })) };
  await expect(writePackage(gone, `${folder}-2`)).rejects.toThrow("ENOENT");
  await expect(writeZip(gone, `${folder}.zip`)).rejects.toThrow("ENOENT");
  expect(await fs.readdir(path.dirname(folder))).toEqual(["taken"]);
});

async function smallProblem(): Promise<ExportedProblem> {
  return exportedProblem(await readPackage(await writeFolder("small", SMALL_PACKAGE)));
}

async function throughZip(problem: ExportedProblem) {
  const file = path.join(await writeFolder("zip", {}), "any name.zip");
  await writeZip(problem, file);
  return withUnpackedZip(file, "any name.zip", async (folder) => whole(await readPackage(folder)));
}

/** One secret test in place of those that would have to be built. */
function testsInstead({ generated, tests }: CatalogueProblem): CatalogueTest[] {
  const [sample] = tests;
  if (generated === null || sample === undefined) return [];
  return [{ ...sample, name: "secret/01", isSample: false, explanation: null }];
}

/** The problem with its test data in place of the paths. */
async function whole(problem: CatalogueProblem) {
  const tests = problem.tests.map(async ({ inputPath, answerPath, ...item }) => ({
    ...item,
    input: await fs.readFile(inputPath, "utf8"),
    answer: await fs.readFile(answerPath, "utf8"),
  }));
  const files = problem.files.map(({ absolutePath: _, ...file }) => file);
  return { ...problem, tests: await Promise.all(tests), files };
}
