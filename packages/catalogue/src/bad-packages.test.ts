import { promises as fs } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { PackageError } from "./package-error.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

const yaml = (text: string) => ({ "problem.yaml": text });
const nested = (depth: number) => `name: ${"[".repeat(depth)}`;
const billionLaughs = ["a: &a [x, x, x, x, x, x, x, x, x]"]
  .concat([..."bcdefgh"].map((name, index) => `${name}: &${name} [${`*${"abcdefgh"[index]},`.repeat(9)}]`))
  .join("\n");
/** Each of them may stand for its anchor: fewer than a hundred times. */
const manyAliases = Array.from({ length: 400 }, (_, index) => `- &a${index} 1\n${`- *a${index}\n`.repeat(90)}`).join(
  "",
);

function manyTests(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `data/secret/g/${index}`);
  return Object.fromEntries(names.flatMap((name) => [`${name}.in`, `${name}.ans`]).map((file) => [file, "1\n"]));
}

const BAD: readonly [string, Record<string, string | null>, string][] = [
  ["no problem.yaml", { "problem.yaml": null }, "problem.yaml: is missing; this is not a problem package"],
  ["broken YAML", yaml("name: [a"), "problem.yaml: is not valid YAML: "],
  ["nesting without end", yaml(nested(200_000)), "problem.yaml: is not valid YAML: too many brackets"],
  [
    "lists of lists",
    yaml(`name: a\nz:\n  ${"- ".repeat(100_000)}a`),
    "problem.yaml: is not valid YAML: too many lists",
  ],
  ["aliases of aliases", yaml(billionLaughs), "problem.yaml: is not valid YAML: Excessive alias count"],
  ["many aliases", yaml(manyAliases), "problem.yaml: is not valid YAML: more than 100 aliases"],
  ["keys in keys", yaml(`${"? ".repeat(100)}a`), "problem.yaml: is not valid YAML: a key is not a text"],
  ["an escaped NUL", yaml('name: "a\\0b"'), "problem.yaml: is not valid YAML: it holds an escape"],
  ["half of a pair", yaml('name: "a\\uD800b"'), "problem.yaml: is not valid YAML: it holds an escape"],
  ["a NUL in a key", yaml('name: A\nsource: { "a\\0b": c }'), "problem.yaml: is not valid YAML: it holds an escape"],
  ["a list for problem.yaml", yaml("- a\n- b"), "problem.yaml: must be a map"],
  ["binary problem.yaml", yaml("name: a\0b"), "problem.yaml: is not a text file"],
  ["a huge problem.yaml", yaml("#".repeat(600_000)), "problem.yaml: is larger than 512 KiB"],
  ["an unknown version", yaml("problem_format_version: banana"), "problem_format_version banana is not known"],
  [
    "interactive without an interactor",
    yaml("type: interactive\nproblem_format_version: 2025-09"),
    "output_validator: the problem is interactive or multi-pass, but there is no C++, Java or Python program",
  ],
  [
    "interactive with default validation",
    yaml("type: [scoring, multi-pass]\nvalidation: default"),
    "output_validators: the problem is interactive or multi-pass, but there is no",
  ],
  [
    "passes without end",
    yaml("type: multi-pass\nlimits: { validation_passes: 101 }"),
    "limits.validation_passes: must be a whole number from 1 to 100",
  ],
  [
    "interactive, tests that a solution would answer",
    {
      ...yaml("type: interactive\nproblem_format_version: 2023-07"),
      "output_validator/v.py": "",
      "data/secret/1.in": null,
      "data/secret/1.ans": null,
      "data/sample/1.in": "1",
      "data/sample/1.ans": "1",
      "generators/a.js": "",
      "generators/generators.yaml": "solution: /submissions/accepted/a.cpp\ndata: { secret: { data: [{ a: a.js }] } }",
    },
    "generators/generators.yaml: has the answers given by a solution",
  ],
  ["half a pass", yaml("limits: { validation_passes: 1.5 }"), "must be a whole number from 1 to 100"],
  ["only answers", yaml("type: submit-answer"), "submit-answer problems are not supported"],
  ["scores of an interactor", yaml("validation: custom interactive score"), "scores that an output validator gives"],
  [
    "interactive, no answer",
    {
      ...yaml("type: interactive\nproblem_format_version: 2023-07"),
      "output_validator/v.py": "",
      "data/secret/1.ans": null,
    },
    "data/secret/1.in: has no .ans file beside it; where the problem's program needs none, an empty one does",
  ],
  ["scoring validator", yaml("validation: custom score"), "scores that an output validator gives are not supported"],
  ["less is better", yaml("type: scoring\ngrading: { objective: min }"), "where less is better are not supported"],
  [
    "own grader",
    { ...yaml("type: scoring"), "data/testdata.yaml": "grading: custom\n" },
    "a package's own grader is not run",
  ],
  [
    "unknown grader flag",
    { ...yaml("type: scoring"), "data/secret/testdata.yaml": "grader_flags: median\n" },
    "grader_flags: median is no flag of the default grader",
  ],
  [
    "points of a validator",
    {
      ...yaml("type: scoring\nproblem_format_version: 2025-09"),
      "data/secret/test_group.yaml": "max_score: unbounded\n",
    },
    "names no max_score",
  ],
  ["an unknown type", yaml("type: quiz"), "problem type quiz is not known"],
  ["odd validation", yaml("validation: fancy"), "validation must begin with default or custom"],
  [
    "a constant in each word of a source",
    {
      ...yaml(`name: A\nconstants:\n  a: ${"x".repeat(8_000)}`),
      "submissions/accepted/a.cpp": "{{a}}".repeat(50_000),
    },
    "problem.yaml: constants: make the package's texts larger by more than 1 MiB",
  ],
  [
    "a negative limit",
    yaml("limits: { time_limit: -1 }"),
    "limits.time_limit: must be a number of seconds from 0.1 to 60",
  ],
  ["too long a limit", yaml("limits: { time_limit: 60.5 }"), "limits.time_limit: must be a number of seconds from 0.1"],
  ["too much memory", yaml("limits: { memory: 2049 }"), "limits.memory: must be a number of MiB from 16 to 2048"],
  ["too little memory", yaml("limits: { memory: 15 }"), "limits.memory: must be a number of MiB from 16 to 2048"],
  ["a limit of nonsense", yaml("limits: { memory: lots }"), "limits.memory: must be a number of MiB"],
  ["an endless limit", yaml("limits: { time_limit: .inf }"), "limits.time_limit: must be a number of seconds"],
  ["a bad .timelimit", { ".timelimit": "soon" }, ".timelimit: the time limit must be a number of seconds"],
  ["too long a .timelimit", { ".timelimit": "61" }, ".timelimit: the time limit must be a number of seconds from 0.1"],
  ["too many tests", manyTests(1_001), "data/secret: holds more than 1000 tests"],
  ["custom without program", yaml("validation: custom"), "there is no C++, Java or Python program"],
  ["an unknown flag", yaml("validator_flags: fuzzy"), "fuzzy is not one of the default validator's"],
  ["no tolerance", yaml("validator_flags: float_tolerance"), "float_tolerance must be followed by a number"],
  ["a bad tolerance", yaml("validator_flags: float_tolerance -1"), "float_tolerance must be followed by a number"],
  ["a misspelt field of ours", yaml("verdict: { dificulty: easy }"), "problem.yaml:1: verdict: dificulty is not known"],
  ["a bad difficulty", yaml("verdict: { difficulty: trivial }"), "Difficulty must be easy, medium or hard"],
  ["two starter codes", yaml("verdict: { starter_code: { cpp: a, java: b } }"), "verdict.starter_code.javascript"],
  ["no answer", { "data/secret/1.ans": null }, "data/secret/1.in: has no .ans file beside it"],
  ["no input", { "data/secret/2.ans": "1" }, "data/secret/2.ans: has no .in file beside it"],
  ["test files", { "data/secret/1.files/x": "1" }, "data/secret/1.files: tests with files are not supported"],
  ["arguments", { "data/secret/1.yaml": "args: [x]" }, "1.yaml: tests with command-line arguments are not supported"],
  ["deep groups", { [`data/secret/${"a/".repeat(9)}1.in`]: "1" }, "is more than 8 folders deep"],
  ["interaction", { "data/sample/1.interaction": "<1" }, "does not say that the problem is interactive"],
  [
    "folders for submissions",
    { "include/cpp/lib/grader.h": "1" },
    "is a folder: files are added to programs one by one",
  ],
  ["a static validator", { "static_validator/v.py": "1" }, "static validators are not supported"],
  [
    "two validators",
    { "output_validator/a/a.py": "", "output_validator/b/b.py": "" },
    "more than one output validator",
  ],
  [
    "two interactors",
    { "problem.yaml": "validation: custom interactive", "output_validators/a.cpp": "", "output_validators/b.cpp": "" },
    "more than one output validator is not supported where it has a part in the run",
  ],
  [
    "several validators, one in Rust",
    { "problem.yaml": "validation: custom", "output_validators/a.cpp": "", "output_validators/b.rs": "" },
    "output_validators/b.rs: is one of several output validators, which may be in C++ or Python",
  ],
  [
    "several folders of validators with headers alone",
    {
      "problem.yaml": "validation: custom",
      "output_validators/a/shared.h": "",
      "output_validators/b/shared.h": "",
    },
    "output_validators/a: holds no C++, Java or Python program",
  ],
  [
    "several validators, one in Java",
    { "problem.yaml": "validation: custom", "output_validators/a.cpp": "", "output_validators/b.java": "" },
    "output_validators/b.java: is one of several output validators, which may be in C++ or Python",
  ],
  ["mixed validator", { "output_validator/a.py": "", "output_validator/b.cpp": "" }, "mixes C++ and Python"],
  [
    "a run script",
    { "output_validator/a.py": "", "output_validator/run": "#!/usr/bin/perl\n" },
    "run scripts are run in a shell or in Python only",
  ],
  ["a validator in Rust", { "output_validator/a.rs": "" }, "output_validator: holds no C++, Java or Python program"],
  ["a huge source", { "submissions/accepted/a.js": "x".repeat(1_100_000) }, "a.js: is larger than 1 MiB"],
];

for (const [what, changes, message] of BAD) {
  test(`${what} is refused in one clear line`, async () => {
    const files = Object.entries({ ...SMALL_PACKAGE, ...changes }).filter(
      (file): file is [string, string] => file[1] !== null,
    );
    const error = await refusal(await writeFolder("bad", Object.fromEntries(files)));
    expect(error.message).toContain(message);
    for (const line of error.message.split("\n")) expect(line.length).toBeLessThan(300);
    // A fault may bring others with it, each with its own line.
    expect(error.message.split("\n").length).toBe(error.all.length);
    expect(error.all.length).toBeLessThan(3);
  });
}

test("a package that is not there, or is a file, is refused", async () => {
  const folder = await writeFolder("good", SMALL_PACKAGE);
  expect((await refusal(path.join(folder, "nowhere"))).reason).toBe("there is no such folder");
  expect((await refusal(path.join(folder, "problem.yaml"))).reason).toBe("there is no such folder");
});

test("links out of the package are refused wherever they are read", async () => {
  for (const link of ["data/secret/9.in", "data/secret/group", "submissions", "statement/problem.en.md"]) {
    const folder = await writeFolder("linked", SMALL_PACKAGE);
    await fs.mkdir(path.dirname(path.join(folder, link)), { recursive: true });
    await fs.symlink("/etc", path.join(folder, link));
    expect((await refusal(folder)).reason).toBe("is a link that leaves the package");
  }
});

test("links to nowhere and in circles are refused", async () => {
  for (const [link, reason] of [
    ["gone.in", "is a link to nowhere"],
    ["9.in", "is a link that leads back to itself"],
  ] as const) {
    const folder = await writeFolder("linked", SMALL_PACKAGE);
    await fs.symlink(link === "9.in" ? "9.in" : "missing", path.join(folder, "data/secret", link));
    expect((await refusal(folder)).reason).toBe(reason);
  }
});

test("a folder that holds itself through a link does not hang the reader", async () => {
  const folder = await writeFolder("linked", SMALL_PACKAGE);
  await fs.symlink("../secret", path.join(folder, "data/secret/again"));
  expect((await refusal(folder)).reason).toBe("is more than 8 folders deep");
});

async function refusal(folder: string): Promise<PackageError> {
  try {
    await readPackage(folder);
  } catch (error) {
    if (error instanceof PackageError) return error;
    throw error;
  }
  throw new Error("the package was accepted");
}
