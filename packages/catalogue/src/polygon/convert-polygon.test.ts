import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { afterEach, expect, test } from "vitest";
import { withPackage } from "../open-package.ts";
import type { CatalogueProblem } from "../problem.ts";
import { readPackage } from "../read-package.ts";
import { removeFolders, writeFolder } from "../testing/write-folder.ts";

afterEach(removeFolders);

interface Parts {
  tests?: string;
  groups?: string;
  checker?: string;
  solutions?: string;
  assets?: string;
  resources?: string;
}

const xml = ({
  tests = TESTS,
  groups = "",
  checker = "std::wcmp.cpp",
  solutions = MAIN,
  assets = "",
  resources = "",
}: Parts) =>
  `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="3" short-name="two-sums">
  <names><name language="english" value="Sum &amp; More"/><name language="russian" value="Сумма"/></names>
  <judging cpu-name="x" input-file="" output-file="">
    <testset name="pretests"><input-path-pattern>pre/%d</input-path-pattern><answer-path-pattern>pre/%d.a</answer-path-pattern></testset>
    <testset name="tests">
      <time-limit>1500</time-limit><memory-limit>268435456</memory-limit>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>${tests}</tests>${groups}
    </testset>
  </judging>
  <files>${resources}<executables><executable><source path="files/gen.cpp" type="cpp.g++17"/></executable></executables></files>
  <assets>
    <checker name="${checker}" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators>
    <solutions>${solutions}</solutions>${assets}
  </assets>
</problem>
`;
const TESTS = '<test method="manual" sample="true"/><test/>';
const solution = (tag: string, file: string, type = "cpp.g++17") =>
  `<solution tag="${tag}"><source path="solutions/${file}" type="${type}"/></solution>`;
const MAIN = solution("main", "sum.cpp");
const FILES = {
  "files/gen.cpp": '#include "testlib.h"\n',
  "files/check.cpp": "checks",
  "files/val.cpp": "validates",
  "files/testlib.h": "// the library",
  "solutions/sum.cpp": "int main() {}",
  "tests/01": "1 2\r\n",
  "tests/01.a": "3\r\n",
  "tests/02": "2 2\n",
  "tests/02.a": "4\n",
  "statement-sections/english/legend.tex": "Add \\t{a} and $b$.",
  "statement-sections/english/input.tex": "Two numbers.",
  "statement-sections/english/notes.tex": "None.",
  "statement-sections/russian/legend.tex": "Сложите.",
  "statement-sections/russian/input.tex": "Два числа.",
  "statement-sections/klingon/legend.tex": "Qapla'",
};

async function open<T = CatalogueProblem>(
  parts: Parts,
  files: Readonly<Record<string, string>> = {},
  use: (folder: string, findings: readonly PackageFinding[]) => Promise<T> = (folder) =>
    readPackage(folder) as Promise<T>,
): Promise<T> {
  const folder = await writeFolder("elsewhere", { "problem.xml": xml(parts), ...FILES, ...files });
  return withPackage(folder, use);
}

test("an interactor and the checker that looks at what it writes are one interactive validator", async () => {
  const { checker } = await open(
    { assets: '<interactor><source path="files/talk.cpp" type="cpp.g++17"/></interactor>' },
    { "files/talk.cpp": "talks" },
  );
  if (checker.kind !== "interactor") throw new Error(checker.kind);
  const files = new Map(checker.files.map(({ name, content }) => [name, content]));
  expect(files.get("program/interactor.cpp")).toBe("talks");
  expect(files.get("program/checker.cpp")).toBe("checks");
  expect(files.get("program/testlib.h")).toBe("// the library");
  expect(files.get("program/build")).toMatch(/g\+\+ .*-DPE_EXIT_CODE=43 .*interactor.cpp -o interactor\n/);
});

test("resources that are compiled with solutions are added to every program, others are named or left to the checker", async () => {
  const resource = (file: string, types: string, asset: string) =>
    `<file path="files/${file}" for-type="${types}" type="cpp-h"><stages><stage name="compile"/></stages><assets><asset name="${asset}"/></assets></file>`;
  const resources = `<resources>${resource("grader.cpp", "cpp.*", "solution")}${resource("grader.py", "python.3;pypy.3", "solution")}${resource("testlib.h", "*", "checker")}${resource("grader.pas", "pas.fpc", "solution")}<file path="files/olymp.sty"/></resources>`;
  const files = { "files/grader.cpp": "calls", "files/grader.py": "calls", "files/grader.pas": "calls" };
  const read = await open({ resources }, files, async (folder, findings) => ({
    ...(await readPackage(folder)),
    left: findings.map(({ file }) => file),
  }));
  const python = [{ name: "grader.py", content: "calls" }];
  expect(read.addedFiles).toEqual({ cpp: [{ name: "grader.cpp", content: "calls" }], python3: python, pypy3: python });
  expect(read.left).toContain("files/grader.pas");
});

test.each(["..", ".", "", "a/b", "-x"])("a resource whose place is %j is left out and named", async (location) => {
  const resources = `<resources><file path="files/grader.cpp" location="${location}" for-type="cpp.*" type="cpp-h"><stages><stage name="compile"/></stages><assets><asset name="solution"/></assets></file></resources>`;
  const left = await open({ resources }, { "files/grader.cpp": "calls" }, async (_folder, findings) =>
    findings.map(({ file }) => file),
  );
  expect(left).toContain("files/grader.cpp");
});

test("a package with its tests is read with its names, limits, statements, checker and validators", async () => {
  const problem = await open({});
  expect(problem).toMatchObject({
    slug: "two-sums",
    title: "Sum & More",
    limits: { timeMs: 1500, memoryBytes: 256 * 1024 * 1024 },
    checker: { kind: "tokens", ignoreCase: false, ignoreSpace: true },
    scoring: null,
    plan: null,
    skippedInputValidators: [],
  });
  expect(problem.statement).toBe("Add `a` and $b$.\n\n## Input\n\nTwo numbers.\n\n## Note\n\nNone.");
  expect(problem.translations).toMatchObject([{ language: "ru", title: "Сумма" }]);
  expect(problem.translations[0]?.markdown).toContain("## Входные данные");
  expect(problem.tests.map(({ name }) => name)).toEqual(["sample/01", "secret/02"]);
  expect(problem.inputValidators.map(({ name }) => name)).toEqual(["input_validators/val"]);
});

test("line ends of Windows are taken out of tests", async () => {
  const text = await open({}, {}, async (folder) => readFile(path.join(folder, "data/sample/01.in"), "utf8"));
  expect(text).toBe("1 2\n");
});

test("what did not come along is named", async () => {
  const solutions = [
    MAIN,
    solution("do-not-run", "sum.cpp"),
    solution("wrong-answer", "old.py", "python.2"),
    solution("accepted", "gone.cpp"),
  ].join("");
  const findings = await open({ solutions }, { "solutions/old.py": "print 1" }, async (_folder, found) => found);
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "statement-sections/klingon was left out: it is in a language whose code is not known here",
    "solutions/sum.cpp was left out: nothing says what a solution gets that is tagged do-not-run",
    "solutions/old.py was left out: it is in Python 2",
    "solutions/gone.cpp is not there",
    "problem.xml of its 2 test sets only tests was read",
  ]);
});

test("each solution is expected to get what its tag says, and the main one is the reference", async () => {
  const tags = ["accepted", "wrong-answer", "time-limit-exceeded", "time-limit-exceeded-or-accepted", "rejected"];
  const solutions = [...tags.map((tag) => solution(tag, `${tag}.cpp`)), MAIN].join("");
  const files = Object.fromEntries(tags.map((tag) => [`solutions/${tag}.cpp`, "int main() {}"]));
  const problem = await open({ solutions }, files);
  expect(problem.solutions.map(({ name, expected }) => `${name}: ${expected.join(" ")}`)).toEqual([
    "accepted/accepted.cpp: AC",
    "accepted/reference.cpp: AC",
    "rejected/rejected.cpp: WA TLE MLE RTE OLE",
    "slow_accepted/time-limit-exceeded-or-accepted.cpp: AC TLE",
    "time_limit_exceeded/time-limit-exceeded.cpp: TLE OLE",
    "wrong_answer/wrong-answer.cpp: WA OLE",
  ]);
});

test.each([
  ["std::rcmp6.cpp", { kind: "float", absolute: 1e-6, relative: 1e-6 }],
  ["std::yesno.cpp", { kind: "tokens", ignoreCase: true }],
  ["std::lcmp.cpp", { kind: "validator", language: "cpp" }],
  ["check.cpp", { kind: "validator", language: "cpp" }],
])("the checker %s becomes %j", async (checker, expected) => {
  expect((await open({ checker })).checker).toMatchObject(expected);
});

test("tests that are not there are made by the package's own programs", async () => {
  const tests = `${TESTS}<test method="generated" cmd="gen 10 -x=3"/><test method="generated" cmd="gen  7"/>`;
  const { plan } = await open({ tests });
  expect(plan?.tests.map(({ name, input, answer }) => ({ name, input: input.kind, answer: answer.kind }))).toEqual([
    { name: "secret/t02", input: "file", answer: "file" },
    { name: "secret/t03", input: "printed", answer: "solution" },
    { name: "secret/t04", input: "printed", answer: "solution" },
  ]);
  expect(plan?.tests[1]?.input).toMatchObject({ words: ["10", "-x=3"] });
  expect(plan?.programs.get("generators: gen")?.files.map(({ name }) => name)).toEqual(["gen.cpp", "testlib.h"]);
});

test("points are those of groups as a whole, or shared by the tests of a group", async () => {
  const tests =
    '<test method="manual" sample="true"/><test method="manual" points="20" group="1"/>' +
    '<test method="manual" points="10" group="1"/><test method="manual" points="0" group="2"/>';
  const groups =
    '<groups><group name="1" points-policy="each-test"/><group name="2" points="70" points-policy="complete-group">' +
    '<dependencies><dependency group="1"/></dependencies></group></groups>';
  const more = { "tests/03": "3\n", "tests/03.a": "3\n", "tests/04": "4\n", "tests/04.a": "4\n" };
  const { scoring } = await open({ tests, groups }, more);
  const given = scoring?.groups.map(({ name, aggregate, acceptScore, requires }) => [
    name,
    aggregate,
    acceptScore,
    requires,
  ]);
  expect(given).toEqual([
    ["", "sum", 0, []],
    ["sample", "sum", 0, []],
    ["secret", "sum", 0, []],
    ["secret/1-p10", "share", 10, []],
    ["secret/1-p20", "share", 20, []],
    ["secret/2", "min", 70, ["secret/1-p20", "secret/1-p10"]],
  ]);
});

test("a statement that is there only as a whole loses what stands around it", async () => {
  const whole =
    "\\begin{problem}{Sum}{standard input}{standard output}{1 second}{256 megabytes}\nAdd.\n\\InputFile\nTwo.\n" +
    "\\Examples\n\\begin{example}\\exmp{1 2}{3}%\n\\end{example}\n\\end{problem}\n";
  const files = Object.fromEntries(Object.entries(FILES).filter(([name]) => !name.startsWith("statement-sections/")));
  const folder = await writeFolder("whole", {
    "problem.xml": xml({}),
    ...files,
    "statements/english/problem.tex": whole,
  });
  const { statement } = await withPackage(folder, (converted) => readPackage(converted));
  expect(statement).toBe("Add.\n\n## Input\n\nTwo.");
});

test.each([
  ["an interactor in Java", { assets: '<interactor><source path="a.java"/></interactor>' }, "is not in C++"],
  ["no interactor where one is named", { assets: '<interactor><source path="a.cpp"/></interactor>' }, "is not there"],
  [
    "a test without file and command",
    { tests: `${TESTS}<test method="manual"/>` },
    "test 3 is not in the package, and no command",
  ],
  [
    "a pipeline",
    { tests: `${TESTS}<test cmd="gen 1 | gen 2"/>` },
    "its command does more than print it: gen 1 | gen 2",
  ],
  ["an unknown program", { tests: `${TESTS}<test cmd="tree 1"/>` }, "tree is no program in files/"],
  ["braces", { tests: `${TESTS}<test cmd="gen {seed}"/>` }, "holds quotes or braces"],
  ["no test", { tests: "" }, "holds no test"],
])("%s is refused in one sentence", async (_name, parts: Parts, message) => {
  await expect(open(parts)).rejects.toThrow(message);
});

test.each([
  ["no XML", "<problem", "problem.xml: is not valid XML"],
  ["entities", '<!DOCTYPE a [<!ENTITY b "c">]><problem/>', "must not have a document type"],
  ["another form", "<problem/>", "problem.xml: problem"],
  ["paths that lead out", xml({ solutions: solution("main", "../../../../etc/passwd") }), "leaves the package"],
  ["programs that read files", xml({}).replace('input-file=""', 'input-file="a.in"'), "read standard input"],
])("a problem.xml with %s is refused", async (_name, text, message) => {
  const folder = await writeFolder("bad", { ...FILES, "problem.xml": text });
  await expect(withPackage(folder, (converted) => readPackage(converted))).rejects.toThrow(message);
});
