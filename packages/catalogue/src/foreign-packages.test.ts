import { afterEach, expect, test } from "vitest";
import { packageFindings } from "./package-findings.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

/** Shapes that public packages of other contests and tools have. */
afterEach(removeFolders);

const folderWith = (files: Record<string, string>) => writeFolder("foreign", { ...SMALL_PACKAGE, ...files });
const read = async (files: Record<string, string>) => readPackage(await folderWith(files));
const modern = (lines: string) => ({ "problem.yaml": `problem_format_version: 2025-09\nname: Small\n${lines}` });
const legacy = (lines: string) => ({ "problem.yaml": `name: Small\n${lines}` });
const nameOfFile = ({ name }: { name: string }) => name;
const checkerFiles = async (files: Record<string, string>) => {
  const { checker } = await read(files);
  return checker.kind === "validator" ? [checker.language, ...checker.files.map(nameOfFile)] : checker.kind;
};

test("a run script in Python is a program like others, with the modules beside it", async () => {
  const folder = await writeFolder("scripts", {
    ...SMALL_PACKAGE,
    "problem.yaml": "name: Scripts\nvalidation: custom\n",
    "output_validators/check/run": "#!/usr/bin/env python3\nimport words\n",
    "output_validators/check/words.py": "",
    "input_validators/look/run": "#!/usr/bin/python3 -B\n",
    "input_validators/shell/run": "#!/usr/bin/env sh\nexit 42\n",
    "input_validators/perl/run": "#!/usr/bin/perl\nexit 42;\n",
  });
  const { checker, inputValidators, skippedInputValidators } = await readPackage(folder);
  expect("files" in checker && [checker.language, ...checker.files.map(({ name }) => name)]).toEqual([
    "python",
    "run-script.py",
    "words.py",
  ]);
  expect(inputValidators.map(({ name }) => name)).toEqual(["input_validators/look", "input_validators/shell"]);
  expect(skippedInputValidators).toEqual([
    { name: "input_validators/perl/run", why: "run scripts are run in a shell or in Python only" },
  ]);
});

test("a constant stands for the text that the file has, and may have several spellings", async () => {
  const { statement } = await read({
    ...modern(
      "constants:\n  EPS: 1e-6\n  PI: 3.0\n  N:\n    value: 5\n    WORD: five\n    SIGNED: '+5'\n  M: { DE: '1,0' }\n",
    ),
    "statement/problem.en.md": "{{EPS}} {{PI}} {{N}} {{N.value}} {{N.WORD}} {{N.SIGNED}} {{M}} {{M.DE}} {{N.NONE}}",
  });
  expect(statement).toBe("1e-6 3.0 5 5 five +5 {{M}} 1,0 {{N.NONE}}");
});

test("the multiplier of the time limit may be a map under its older name", async () => {
  const { timeLimitRule } = await read(
    modern("limits:\n  time_multiplier:\n    ac_to_time_limit: 3.0\n  time_resolution: .5\n"),
  );
  expect(timeLimitRule).toEqual({ multiplier: 3, resolutionSeconds: 0.5, rounding: "up" });
});

test("a language without a name, flags that are a number, and a group's too, are no reason to refuse", async () => {
  const { title, checker, tests } = await read({
    "problem.yaml": "name:\n  en:\n  sv: Liten\nvalidation: custom\nvalidator_flags: 100\n",
    "output_validators/v.cpp": "",
    "data/secret/testdata.yaml": "output_validator_flags: 7\n",
  });
  expect([title, tests.length]).toEqual(["Liten", 1]);
  expect(checker).toMatchObject({ kind: "validator", arguments: ["100", "7"] });
});

test("domjudge-problem.ini alone makes a package, but not one with programs of DOMjudge's own", async () => {
  const files = { "data/secret/1.in": "", "data/secret/1.ans": "1" };
  const ini = "probid='A'\nname = \"Alone\"\ntimelimit='0.5' ; seconds\n";
  const folder = await writeFolder("alone", { ...files, "domjudge-problem.ini": ini });
  expect(await readPackage(folder)).toMatchObject({ title: "Alone", limits: { timeMs: 500 }, isTimeLimitGiven: true });
  const special = await writeFolder("alone", { ...files, "domjudge-problem.ini": `${ini}special_compare=float\n` });
  await expect(readPackage(special)).rejects.toThrow("domjudge-problem.ini: special_compare is not supported");
});

test("a validator may be one in C or Java, have headers and classes in folders, and modules of Python", async () => {
  expect(await checkerFiles({ "output_validator/v.c": "" })).toEqual(["cpp", "v.c"]);
  const inCpp = { "output_validator/v.cpp": "", "output_validator/lib/a.h": "", "output_validator/lib/test.cpp": "" };
  expect(await checkerFiles(inCpp)).toEqual(["cpp", "v.cpp", "lib/a.h"]);
  const inJava = { "output_validator/Check.java": "", "output_validator/lib/Reader.java": "" };
  expect(await checkerFiles(inJava)).toEqual(["java", "Check.java", "lib/Reader.java"]);
  const inPython = {
    "output_validator/lib/__init__.py": "",
    "output_validator/graph.py": "",
    "output_validator/validate.py": "",
  };
  expect(await checkerFiles(inPython)).toEqual(["python", "validate.py", "graph.py", "lib/__init__.py"]);
  const named = {
    ...legacy("validation: custom"),
    "output_validators/judge/a.py": "",
    "output_validators/judge/judge.py": "",
  };
  expect(await checkerFiles(named)).toEqual(["python", "judge.py", "a.py"]);
});

test("a build script that only compiles is not needed, one with definitions or libraries is run when a judge compiles", async () => {
  const withBuild = (line: string) =>
    checkerFiles({ "output_validator/v.cpp": "", "output_validator/build": `#!/bin/sh\n${line}\n` });
  expect(await withBuild("g++ -O2 -Wall -I. -o run v.cpp -lm")).toEqual(["cpp", "v.cpp"]);
  for (const line of ["g++ -DHARD v.cpp", "g++ -I../lib v.cpp", "g++ v.cpp -lgmp", "make"]) {
    expect(await withBuild(line)).toEqual(["python", "start-script.py", "program/build", "program/v.cpp"]);
  }
});

test("where a draft says default, the validator that its tool put into every new package is not used", async () => {
  expect(await checkerFiles({ ...modern("validation: default"), "output_validators/v.cpp": "" })).toBe("tokens");
  expect(await checkerFiles({ ...modern(""), "output_validators/v.cpp": "" })).toEqual(["cpp", "v.cpp"]);
});

test("folders of other judges, and endings of all kinds, are known", async () => {
  const { solutions } = await read({
    "submissions/run_time_exception/a.C": "",
    "submissions/slower/a.c++": "",
    "submissions/too-slow/a.CPP": "",
    "submissions/accepted/a.mjs": "",
    "submissions/accepted/in-c/a.c": "",
    "submissions/mixed/a.js": "// @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT",
    "submissions/mixed-verdicts/b.js": "",
  });
  expect(solutions.map(({ name, expected }) => [name, ...expected])).toEqual([
    ["accepted/a.mjs", "AC"],
    ["accepted/in-c/a.c", "AC"],
    ["mixed/a.js", "WA", "TLE"],
    ["run_time_exception/a.C", "RTE", "MLE"],
    ["slower/a.c++", "AC", "TLE"],
    ["too-slow/a.CPP", "TLE", "OLE"],
  ]);
});

test("notes beside the only source of a folder do not make it a program of several files", async () => {
  const { solutions, folderSolutions } = await read({
    "submissions/accepted/one/Main.java": "",
    "submissions/accepted/one/notes.txt": "",
    "submissions/accepted/one/Main.class": "",
  });
  expect(solutions.map(nameOfFile)).toEqual(["accepted/one/Main.java"]);
  expect(folderSolutions).toEqual([]);
});

test("a program of several files starts with the one that has a main function, or that no other loads", async () => {
  const { solutions, folderSolutions } = await read({
    ...modern("constants: { MOD: 7 }\n"),
    "submissions/accepted/java/Kattio.java": "class Kattio { }",
    "submissions/accepted/java/solve.java": "class solve { public static void main(String[] a) { } }",
    "submissions/accepted/cpp/graph.cpp": "int graph() { return 1; }",
    "submissions/accepted/cpp/graph.h": "const int mod = {{MOD}};",
    "submissions/accepted/cpp/run.cc": '#include "graph.h"\nint main() { }',
    "submissions/wrong_answer/js/a.js": "export const a = 1;",
    "submissions/wrong_answer/js/solve.js": "import { a } from './a.js';",
    "submissions/accepted/mixed/a.cpp": "int main() { }",
    "submissions/accepted/mixed/b.py": "",
    "submissions/accepted/deep/a.java": "class a { void main() { } }",
    "submissions/accepted/deep/lib/b.java": "",
  });
  expect(solutions).toEqual([]);
  expect(
    folderSolutions.map(({ name, language, expected, otherFiles }) => [
      name,
      language,
      expected,
      otherFiles.map(nameOfFile),
    ]),
  ).toEqual([
    ["accepted/cpp", "cpp", ["AC"], ["graph.cpp", "graph.h"]],
    ["accepted/java", "java", ["AC"], ["Kattio.java"]],
    ["wrong_answer/js", "javascript", ["WA", "OLE"], ["a.js"]],
  ]);
  expect(folderSolutions[0]?.otherFiles[1]?.content).toBe("const int mod = 7;");
});

test("in further languages a program of several files starts with its main function, or what no other file loads", async () => {
  const { solutions, folderSolutions } = await read({
    "submissions/accepted/c/solve.c": '#include "part.h"\nint main() { }',
    "submissions/accepted/c/part.c": "int part() { return 1; }",
    "submissions/accepted/c/part.h": "int part();",
    "submissions/accepted/go/a.go": "package main\nfunc part() int { return 1 }",
    "submissions/accepted/go/b.go": "package main\nfunc main() { part() }",
    "submissions/accepted/logic/kattio.pl": "read_int(X) :- read(X).",
    "submissions/accepted/logic/main.pl": "[kattio].\nmain :- read_int(X), write(X).",
    "submissions/accepted/ocaml/a.ml": "let a = 1",
    "submissions/accepted/ocaml/main.ml": "print_int A.a",
    "submissions/accepted/old/lib.py": "x = 1",
    "submissions/accepted/old/main.py": "import lib\nprint lib.x",
    "submissions/accepted/one.py/solve.py": "print(1)",
    "submissions/accepted/perl/Part.pm": "package Part; 1;",
    "submissions/accepted/perl/solve.pl": "use Part;",
    "submissions/accepted/python/__main__.py": "from lib import x",
    "submissions/accepted/python/lib.py": "x = 1",
    "submissions/accepted/ruby/lib.rb": "X = 1",
    "submissions/accepted/ruby/solve.rb": "require_relative 'lib'",
    "submissions/accepted/taken/main.lua": "return 1",
    "submissions/accepted/taken/solve.lua": "local one = require('main')",
  });
  expect(solutions.map(({ name }) => name)).toEqual(["accepted/one.py/solve.py"]);
  expect(folderSolutions.map(({ name, language, main }) => `${name} ${language} ${main}`)).toEqual([
    "accepted/c c solve.c",
    "accepted/go go b.go",
    "accepted/perl perl solve.pl",
    "accepted/python python3 __main__.py",
    "accepted/ruby ruby solve.rb",
  ]);
});

test("every submission that is not judged is named with the reason", async () => {
  const folder = await folderWith({
    "submissions/accepted/a.hs": "",
    "submissions/accepted/a.py": "print(1)",
    "submissions/accepted/binary.c": "int main() {}\0",
    "submissions/accepted/old.py": "print 1",
    "submissions/accepted/two/main.cpp": "int main() { }",
    "submissions/accepted/two/graph.h": "",
    "submissions/accepted/large/main.cpp": "int main() { }",
    "submissions/accepted/large/table.h": `// ${"x".repeat(1024 * 1024 - 3)}`,
    "submissions/accepted/mixed/main.cpp": "int main() { }",
    "submissions/accepted/mixed/main.py": "",
    "submissions/odd/a.cpp": "",
    "submissions/stray.cpp": "",
    "submissions/README": "",
  });
  const findings = await packageFindings(folder, await readPackage(folder));
  expect(
    findings.filter(({ message }) => /left out/.test(message)).map(({ file, message }) => `${file} ${message}`),
  ).toEqual([
    "submissions/accepted/a.hs was left out: it is not in one of our languages",
    "submissions/accepted/binary.c was left out: it is not a text",
    "submissions/accepted/large is left out by an import: it is a program of several files, with more than 1 MiB",
    "submissions/accepted/mixed was left out: it is not one program in one of our languages",
    "submissions/accepted/old.py was left out: it is in Python 2",
    "submissions/odd/a.cpp was left out: neither its folder nor an annotation says what to expect",
    "submissions/stray.cpp was left out: it is in no folder that says what to expect",
  ]);
});
