import { promises as fs } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { readCatalogue, readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

const testdata = fileURLToPath(new URL("./testdata/", import.meta.url));

afterEach(removeFolders);

describe("a package in the legacy format", () => {
  test("takes its title from the LaTeX statement, and its limits from three files", async () => {
    const problem = await readPackage(path.join(testdata, "legacy-sum"));
    expect(problem).toMatchObject({
      slug: "legacy-sum",
      title: "A Sum of Halves",
      order: null,
      statement: "Add two numbers.",
      difficulty: null,
      startCode: null,
      limits: { timeMs: 3500, memoryBytes: 512 * 1024 * 1024, outputBytes: 16 * 1024 * 1024 },
      isTimeLimitGiven: true,
      attribution: {
        uuid: null,
        license: "cc by-sa",
        credits: "Ann Author and Bob Builder",
        source: "Testing Cup 2014",
        rightsOwner: "Ann Author",
      },
    });
  });

  test("gives samples first, then secret tests and groups in the order of their base names", async () => {
    const { tests } = await readPackage(path.join(testdata, "legacy-sum"));
    expect(tests.map((test) => test.name)).toEqual([
      "sample/1",
      "secret/10",
      "secret/2",
      "secret/group1/01",
      "secret/group1/deep/01",
    ]);
    expect(tests.map((test) => test.isSample)).toEqual([true, false, false, false, false]);
    expect(tests.map((test) => test.explanation)).toEqual(["A half and a whole.", null, null, null, null]);
    expect(await fs.readFile(tests[4]?.inputPath ?? "", "utf8")).toBe("2000 1\n");
    expect(await fs.readFile(tests[4]?.answerPath ?? "", "utf8")).toBe("2001\n");
  });

  test("a group's validator flags add to the problem's own and hold for its subgroups", async () => {
    const { checker, tests } = await readPackage(path.join(testdata, "legacy-sum"));
    expect(checker).toEqual({ kind: "float", absolute: 1e-6, relative: 0, ignoreCase: true, ignoreSpace: true });
    expect(tests.map((test) => test.checker)).toEqual([
      null,
      null,
      null,
      { kind: "float", absolute: 1e-6, relative: 1e-3, ignoreCase: true, ignoreSpace: true },
      { kind: "float", absolute: 1e-6, relative: 1e-3, ignoreCase: true, ignoreSpace: true },
    ]);
  });

  test("its submissions in our languages carry the verdicts that their folders allow", async () => {
    const { solutions } = await readPackage(path.join(testdata, "legacy-sum"));
    expect(solutions.map(({ name, language, expected }) => [name, language, expected])).toEqual([
      ["accepted/folder/Sum.java", "java", ["AC"]],
      ["accepted/sum.cc", "cpp", ["AC"]],
      ["accepted/sum.py", "python3", ["AC"]],
      ["mixed/either.js", "javascript", ["TLE", "RTE", "MLE"]],
      ["run_time_error/crash.cpp", "cpp", ["RTE", "MLE"]],
      ["time_limit_exceeded/loop.js", "javascript", ["TLE", "OLE"]],
      ["wrong_answer/minus.js", "javascript", ["WA", "OLE"]],
    ]);
  });
});

describe("a package in the 2023-07 format", () => {
  test("gives the English title and statement, constants filled in, and our own fields", async () => {
    const problem = await readPackage(path.join(testdata, "modern-pair"));
    expect(problem).toMatchObject({
      slug: "modern-pair",
      title: "Any Pair",
      order: 7,
      statement: "Find two of at most 100 numbers; {{other}} stays.\n",
      difficulty: "medium",
      tag: "array",
      hints: ["Look", "Sort", "Walk from both ends"],
      startCode: { cpp: "int main() {}\n", java: "public class Main {}\n", javascript: "// here\n" },
      limits: { timeMs: 1500, memoryBytes: 256 * 1024 * 1024, outputBytes: 4 * 1024 * 1024 },
      attribution: { license: "cc0", credits: "Ann Author, Bob Builder <bob@example.org>", source: "Testing Cup 2024" },
    });
  });

  test("its output validator judges each test with that test's own arguments", async () => {
    const { checker, tests } = await readPackage(path.join(testdata, "modern-pair"));
    expect(checker).toMatchObject({ kind: "validator", language: "cpp", arguments: ["strict", "100"] });
    expect(checker.kind === "validator" && checker.files.map((file) => file.name)).toEqual([
      "validate.cpp",
      "validate.h",
    ]);
    expect(checker.kind === "validator" && checker.files[0]?.content).toContain("const int MOST = 100;");
    expect(tests.map((test) => test.checker?.kind === "validator" && test.checker.arguments)).toEqual([
      [],
      false,
      ["loose"],
    ]);
    expect(tests[0]?.explanation).toBe("The only pair.");
  });

  test("an annotation narrows what `rejected` allows", async () => {
    const { solutions } = await readPackage(path.join(testdata, "modern-pair"));
    expect(solutions.map(({ name, expected }) => [name, expected])).toEqual([
      ["accepted/pair.js", ["AC"]],
      ["brute_force/slow.cpp", ["TLE", "RTE", "MLE"]],
      ["rejected/bad.java", ["WA"]],
    ]);
    expect(solutions[0]?.source).toBe("const most = 100;\n");
  });
});

test("a package that names no limit gets the defaults and says that the time limit is not its own", async () => {
  const problem = await readPackage(await writeFolder("Small_1", SMALL_PACKAGE));
  expect(problem).toMatchObject({ slug: "small-1", isTimeLimitGiven: false });
  expect(problem.limits).toEqual({
    timeMs: 2000,
    memoryBytes: 2048 * 1024 * 1024,
    outputBytes: 16 * 1024 * 1024,
  });
  expect(problem.checker).toEqual({ kind: "tokens", ignoreCase: true, ignoreSpace: true });
});

test("what a package says of its makers, or says twice, is no reason to refuse it", async () => {
  const yaml = "name: first\nname: second\nauthor: [Ann, { name: Bob }]\nlicense: { a: &loop [*loop] }\nuuid: 12\n";
  const problem = await readPackage(await writeFolder("small", { ...SMALL_PACKAGE, "problem.yaml": yaml }));
  expect(problem.title).toBe("second");
  expect(problem.attribution).toMatchObject({ credits: "Ann, Bob", license: null, uuid: "12" });
});

test.each([
  ["name: x\n", { multiplier: 5, resolutionSeconds: 1, rounding: "nearest" }],
  ["name: x\nlimits: { time_multiplier: 3 }\n", { multiplier: 3, resolutionSeconds: 1, rounding: "nearest" }],
  ["problem_format_version: 2023-07\nname: x\n", { multiplier: 2, resolutionSeconds: 1, rounding: "up" }],
  [
    "problem_format_version: 2023-07\nname: x\nlimits: { time_multipliers: { ac_to_time_limit: 4 }, time_resolution: 0.5 }\n",
    { multiplier: 4, resolutionSeconds: 0.5, rounding: "up" },
  ],
])("%j says how its time limit is derived", async (yaml, rule) => {
  const files = { ...SMALL_PACKAGE, "problem.yaml": yaml };
  expect((await readPackage(await writeFolder("small", files))).timeLimitRule).toEqual(rule);
});

test("Kattis' .timelimit file sets the time limit", async () => {
  const problem = await readPackage(await writeFolder("small", { ...SMALL_PACKAGE, ".timelimit": "4\n" }));
  expect(problem).toMatchObject({ limits: { timeMs: 4000 }, isTimeLimitGiven: true });
});

test("a Python validator of several files starts with __main__.py", async () => {
  const folder = await writeFolder("small", {
    ...SMALL_PACKAGE,
    "output_validator/pack/__init__.py": "",
    "output_validator/pack/__main__.py": "import sys; sys.exit(42)\n",
    "output_validator/pack/compare.py": "",
  });
  const { checker } = await readPackage(folder);
  expect(checker.kind === "validator" && [checker.language, ...checker.files.map((file) => file.name)]).toEqual([
    "python",
    "__main__.py",
    "__init__.py",
    "compare.py",
  ]);
});

test("a legacy package with `validation: default` does not use the validators that lie about", async () => {
  const folder = await writeFolder("small", {
    ...SMALL_PACKAGE,
    "problem.yaml": "validation: default\nvalidator_flags: case_sensitive space_change_sensitive",
    "output_validators/v.cpp": "int main() { return 43; }",
  });
  expect((await readPackage(folder)).checker).toEqual({ kind: "tokens", ignoreCase: false, ignoreSpace: false });
});

test("a link inside the package is followed", async () => {
  const folder = await writeFolder("small", SMALL_PACKAGE);
  await fs.symlink("1.in", path.join(folder, "data/secret/2.in"));
  await fs.symlink("../secret/1.ans", path.join(folder, "data/secret/2.ans"));
  const { tests } = await readPackage(folder);
  expect(tests.map((test) => test.name)).toEqual(["secret/1", "secret/2"]);
  expect(tests[1]?.inputPath).toBe(tests[0]?.inputPath);
});

test("a catalogue is read in our own order, then by slug", async () => {
  const files: Record<string, string> = {};
  for (const [slug, order] of Object.entries({ zebra: 1, apple: 2, pear: null, fig: null })) {
    for (const [file, content] of Object.entries(SMALL_PACKAGE)) files[`${slug}/${file}`] = content;
    if (order !== null) files[`${slug}/problem.yaml`] = `verdict: { order: ${order} }`;
  }
  const problems = await readCatalogue(await writeFolder("problems", files));
  expect(problems.map((problem) => problem.slug)).toEqual(["zebra", "apple", "fig", "pear"]);
});
