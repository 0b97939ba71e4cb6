import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { packageFindings } from "./package-findings.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

test("a package of our catalogue has nothing to tell but what an export does not need", async () => {
  const folder = fileURLToPath(new URL("../../../problems/the-quietest-hour/", import.meta.url));
  expect(await linesOf(folder)).toEqual(["generators: was left out"]);
});

test("a public package says what it lacks, what was assumed and what was left out", async () => {
  expect(await linesOf(fileURLToPath(new URL("./testdata/legacy-sum/", import.meta.url)))).toEqual([
    "problem.yaml: lacks fields of our own: difficulty, tag, starter code",
    "submissions/accepted: holds no solution that we can judge in JavaScript",
    "submissions/notes/readme.js: was left out: neither its folder nor an annotation says what to expect",
  ]);
});

test("whatever of a package is not kept is named", async () => {
  const folder = await writeFolder("small", {
    ...SMALL_PACKAGE,
    "problem.yaml": "name: Small",
    "statement/problem.en.md": "Text",
    "statement/marbles.xcf": "",
    "data/sample/1.in": "1",
    "data/sample/1.ans": "1",
    "submissions/accepted/two/a.cpp": "",
    "submissions/accepted/two/b.cpp": "",
    "output_validators/v.cpp": "",
    "input_validators/v.py": "",
    "input_validators/v.ctd": "INT(1, 2) JUMP",
    "attachments/tool.py": "",
    "include/cobol/lib.cpy": "",
  });
  const lines = await linesOf(folder);
  expect(lines.slice(1)).toEqual([
    "problem.yaml: names no time limit: it is taken from the accepted solutions",
    "statement/marbles.xcf: was left out: browsers do not show it",
    "include/cobol: was left out: nothing here is in that language",
    "submissions/accepted: holds no solution that we can judge in JavaScript, Java, C++",
    "submissions/accepted/two: was left out: it is not one program in one of our languages",
    "output_validators: was left out: problem.yaml says `validation: default`",
    "input_validators/v.ctd: was not run: line 1, column 11 of the validator: expected a command, found JUMP",
  ]);
});

test("a package of samples only can be judged, and says that it cannot be imported", async () => {
  const folder = await writeFolder("small", {
    "problem.yaml": "name: Small",
    "data/sample/1.in": "1",
    "data/sample/1.ans": "1",
  });
  expect(await linesOf(folder)).toContain(
    "data/secret: holds no test: only the samples are judged, and an import is a draft",
  );
});

test("an output limit beyond ours is taken for ours", async () => {
  const yaml = "name: Small\nlimits: { output: 24576 }\n";
  const { limits } = await readPackage(await writeFolder("small", { ...SMALL_PACKAGE, "problem.yaml": yaml }));
  expect(limits.outputBytes).toBe(1024 * 1024 * 1024);
});

test("a package without statement and sample says so", async () => {
  const lines = await linesOf(await writeFolder("small", SMALL_PACKAGE));
  expect(lines).toContain("statement: is missing");
  expect(lines).toContain("data/sample: holds no sample");
});

async function linesOf(folder: string): Promise<string[]> {
  const findings = await packageFindings(folder, await readPackage(path.resolve(folder)));
  expect(findings.every((finding) => finding.severity === "warning")).toBe(true);
  return findings.map((finding) => `${finding.file}: ${finding.message}`);
}
