import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-added-"));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await put({
    "problem.yaml": "problem_format_version: 2023-07\nname: Sum\nlimits: { time_limit: 2 }\n",
    "data/secret/1.in": "4 5\n",
    "data/secret/1.ans": "9\n",
  });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a solver writes a function, and the problem's files call it, in every core language and in Python and C", async () => {
  await put({
    "include/cpp/grader.h": "int add(int, int);\n",
    "include/cpp/grader.cpp":
      '#include "grader.h"\n#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << add(a, b); }\n',
    "include/c/grader.c":
      '#include <stdio.h>\nint add(int, int);\nint main(void) { int a, b; scanf("%d%d", &a, &b); printf("%d", add(a, b)); }\n',
    "include/java/Main.java":
      "import java.util.Scanner;\npublic class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in); System.out.println(Adder.add(in.nextInt(), in.nextInt())); } }\n",
    "include/javascript/numbers.js": "module.exports = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\n",
    "include/python3/numbers_in.py": "def read():\n    return map(int, input().split())\n",
    "submissions/accepted/add.cpp": '#include "grader.h"\nint add(int a, int b) { return a + b; }\n',
    "submissions/accepted/add.c": "int add(int a, int b) { return a + b; }\n",
    // Without a public class its file would be called Main.java, as the problem's own.
    "submissions/accepted/Adder.java": "class Adder { static int add(int a, int b) { return a + b; } }\n",
    "submissions/accepted/add.js": "const [a, b] = require('./numbers.js'); console.log(a + b);\n",
    "submissions/accepted/add.py": "from numbers_in import read\na, b = read()\nprint(a + b)\n",
    "submissions/wrong_answer/minus.cpp": '#include "grader.h"\nint add(int a, int b) { return a - b; }\n',
    "submissions/accepted/two/part.h": "int twice(int);\n",
    "submissions/accepted/two/part.cpp": "int twice(int a) { return 2 * a; }\n",
    "submissions/accepted/two/add.cpp":
      '#include "grader.h"\n#include "part.h"\nint add(int a, int b) { return (twice(a) + twice(b)) / 2; }\n',
  });
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const judged = lines.map((line) => `${line.split(/\s+/)[1]} ${line.split(/\s+/).at(-1)}`);
  expect(judged.filter((line) => !line.endsWith("add.c")).sort()).toEqual([
    "AC accepted/Adder.java",
    "AC accepted/add.cpp",
    "AC accepted/add.js",
    "AC accepted/add.py",
    "AC accepted/two",
    "WA wrong_answer/minus.cpp",
  ]);
});
