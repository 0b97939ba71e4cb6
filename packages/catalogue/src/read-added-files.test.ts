import { afterEach, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { packageContent } from "./package-content.ts";
import { packageFindings } from "./package-findings.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

const packageWith = (files: Readonly<Record<string, string>>) => writeFolder("small", { ...SMALL_PACKAGE, ...files });
const readWith = async (files: Readonly<Record<string, string>>) => readPackage(await packageWith(files));

test("files of a language are added to its programs, and those of default to all that have none of their own", async () => {
  const { addedFiles } = await readWith({
    "include/default/notes.h": "all",
    "include/cpp/grader.cpp": "int main();",
    "include/python3/lib.py": "x = 1",
  });
  expect(addedFiles).toEqual({
    default: [{ name: "notes.h", content: "all" }],
    cpp: [{ name: "grader.cpp", content: "int main();" }],
    python3: [{ name: "lib.py", content: "x = 1" }],
    pypy3: [{ name: "lib.py", content: "x = 1" }],
  });
});

test("a package without such files adds none", async () => {
  expect((await readWith({})).addedFiles).toBeNull();
});

test("constants are filled in, and a language that nobody can submit in is named", async () => {
  const folder = await packageWith({
    "problem.yaml": "problem_format_version: 2023-07\nname: Small\nconstants:\n  n: 7\n",
    "include/cpp/bounds.h": "#define N {{n}}\n",
    "include/cobol/bounds.cpy": "",
  });
  const problem = await readPackage(folder);
  expect(problem.addedFiles).toEqual({ cpp: [{ name: "bounds.h", content: "#define N 7\n" }] });
  const findings = await packageFindings(folder, problem);
  expect(findings.filter(({ file }) => file.startsWith("include"))).toMatchObject([{ file: "include/cobol" }]);
});

test.each([
  ["include/grader.h", "is in no folder of a language"],
  ["include/cpp/lib/grader.h", "is a folder"],
  ["include/python3/__main__.py", "has a name that a program itself has here"],
  ["include/rust/main.rs", "has a name that a program itself has here"],
  ["include/javascript/main.js", "has a name that a program itself has here"],
])("%s is refused", async (file, reason) => {
  await expect(readWith({ [file]: "x" })).rejects.toThrow(reason);
});

test("a solution that answers the tests of a plan gets them too", async () => {
  const { plan } = await readPackage(
    await writeFolder("small", {
      "problem.yaml": "problem_format_version: 2023-07\nname: Small\n",
      "generators/generators.yaml":
        "solution: /submissions/accepted/a.py\ndata: { secret: { data: { one: { in: '1' } } } }\n",
      "submissions/accepted/a.py": "import lib",
      "include/python3/lib.py": "print(1)",
    }),
  );
  const program = plan?.programs.get("submissions/accepted/a.py");
  expect(program?.files.map(({ name }) => name)).toEqual(["a.py", "lib.py"]);
});

test("an export holds them, and what is read of it is the same", async () => {
  const problem = await readWith({ "include/cpp/grader.cpp": "int main();", "include/python3/lib.py": "x = 1" });
  const paths = packageContent({ ...exportedProblem(problem), statement: "s" }).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("include/"))).toEqual([
    "include/cpp/grader.cpp",
    "include/python3/lib.py",
  ]);
});
