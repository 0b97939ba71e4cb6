import { existsSync, mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-verify-"));
const put = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const SUM = "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number); console.log(a + b);";

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await rm(folder, { recursive: true, force: true });
  await put("problem.yaml", "name: Sum\nlimits:\n  time_limit: 2\n");
  await put("data/secret/1.in", "4 5\n");
  await put("data/secret/1.ans", "9\n");
  await put("submissions/accepted/sum.js", SUM);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const errorsOf = async (file = folder, print = (_line: string) => undefined) =>
  (await verifyPackage(file, print)).filter(({ severity }) => severity === "error");

test("a package whose solutions get the verdicts of their folders has no error, only warnings", async () => {
  await put("submissions/wrong_answer/minus.js", SUM.replace("a + b", "a - b"));
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(["warning"]));
  expect(lines.map((line) => line.split(/\s+/)[1]).sort()).toEqual(["AC", "WA"]);
});

test("a refused package is refused without a judge, which would have made its folder", async () => {
  const dataDir = path.join(folder, "data-of-no-judge");
  vi.stubEnv("DATA_DIR", dataDir);
  await put("problem.yaml", "name: Sum\ntype: submit-answer\n");
  expect(await errorsOf()).toMatchObject([{ file: "problem.yaml", message: expect.stringContaining("submit-answer") }]);
  expect(existsSync(dataDir)).toBe(false);
});

test("each solution without the verdict of its folder is an error that names the test", async () => {
  await put("submissions/accepted/minus.js", SUM.replace("a + b", "a - b"));
  await put("submissions/wrong_answer/right.js", SUM);
  expect(await errorsOf()).toMatchObject([
    { file: "submissions/accepted/minus.js", message: expect.stringContaining("secret/1 is WA") },
    { file: "submissions/wrong_answer/right.js", message: "is expected to get WA or OLE, but it got AC" },
  ]);
});

test("one broken validator is a finding of each solution that it should have judged, and the others go on", async () => {
  await put("problem.yaml", "name: Sum\nlimits:\n  time_limit: 2\nvalidation: custom\n");
  await put(
    "output_validators/check.py",
    "import sys\nif sys.stdin.read().strip() == '1':\n  raise NameError('oops')\nsys.exit(42)\n",
  );
  await put("submissions/wrong_answer/one.js", "console.log(1)");
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(findings.filter(({ severity }) => severity === "error")).toMatchObject([
    {
      file: "submissions/wrong_answer/one.js",
      message: expect.stringMatching(/could not be judged: the problem itself is at fault: .*NameError/s),
    },
  ]);
  expect(lines.map((line) => line.split(/\s+/)[1]).sort()).toEqual(["AC", "JE"]);
});

test("inputs that the package's own validators refuse are errors, and what cannot be run is named", async () => {
  await put("input_validators/three.py", "import sys\nprint('not three', file=sys.stderr)\nsys.exit(43)\n");
  await put(
    "input_validators/two.c",
    '#include <stdio.h>\nint main(void) { int n[2]; return scanf("%d%d", n, n + 1) == 2 ? 42 : 43; }\n',
  );
  await put("input_validators/grammar.ctd", "INT(1, 9) NEWLINE\n");
  await put("input_validators/right.ctd", "INT(1, 9) SPACE INT(1, 9) NEWLINE\n");
  await put("input_validators/unread.ctd", "INT(1\n");
  const findings = await verifyPackage(folder, () => undefined);
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([
    {
      severity: "error",
      file: "data/secret/1.in",
      message:
        "is refused by input_validators/grammar.ctd: line 1, column 2: expected the end of the line, found a space",
    },
    {
      severity: "error",
      file: "data/secret/1.in",
      message: "is refused by input_validators/three.py: not three",
    },
  ]);
  expect(findings).toContainEqual({
    severity: "warning",
    file: "input_validators/unread.ctd",
    message: "was not run: line 2, column 1 of the validator: expected ,, found the end of the script",
  });
});

test("a validator that prints far more than it reads is heard all the same", async () => {
  await put("input_validators/loud.py", "import sys\nprint('x' * 3_000_000)\nsys.exit(42)\n");
  expect(await errorsOf()).toEqual([]);
});

test("each input validator gets the arguments of the test's group, in whatever language it is", async () => {
  await put("input_validators/most.py", "import sys\nsys.exit(42 if sys.argv[1:] == ['--n', '5'] else 43)\n");
  await put("input_validators/most.js", "process.exit(process.argv.slice(2).join() === '--n,5' ? 42 : 43);");
  await put(
    "input_validators/most.cpp",
    '#include <string>\nint main(int n, char **a) { return n == 3 && std::string(a[2]) == "5" ? 42 : 43; }\n',
  );
  await put("data/secret/1.in", "4 5\n");
  await put("data/secret/small/1.in", "1 2\n");
  await put("data/secret/small/1.ans", "3\n");
  await put("data/secret/testdata.yaml", "input_validator_flags: --n 5\n");
  await put("data/secret/small/test_group.yaml", "input_validator_args: { most.py: [--n, '5'], most: [--m] }\n");
  expect(await errorsOf()).toMatchObject([
    { file: "data/secret/small/1.in", message: expect.stringContaining("is refused by input_validators/most.cpp") },
    { file: "data/secret/small/1.in", message: expect.stringContaining("is refused by input_validators/most.js") },
  ]);
});

test("inputs and outputs that a package calls invalid have to be refused, and valid outputs accepted", async () => {
  await put("input_validators/right.ctd", "INT(1, 9) SPACE INT(1, 9) NEWLINE\n");
  await put("data/invalid_input/zero.in", "0 5\n");
  await put("data/invalid_input/fine.in", "1 5\n");
  const triple = async (name: string, input: string, answer: string, output: string) => {
    await put(`data/${name}.in`, input);
    await put(`data/${name}.ans`, answer);
    await put(`data/${name}.out`, output);
  };
  await triple("invalid_output/wrong", "4 5\n", "9\n", "8\n");
  await triple("invalid_output/right", "4 5\n", "9\n", "9\n");
  await triple("valid_output/wrong", "4 5\n", "9\n", "8\n");
  await triple("valid_output/of-no-input", "0 9\n", "9\n", " 9\n");
  expect(await errorsOf()).toMatchObject([
    { file: "data/invalid_input/fine.in", message: "is refused by none of the input validators" },
    { file: "data/invalid_output/right.out", message: "is to be refused, and is accepted" },
    {
      file: "data/valid_output/of-no-input.in",
      message: expect.stringContaining("is refused by input_validators/right"),
    },
    { file: "data/valid_output/wrong.out", message: "is to be accepted, and is refused" },
  ]);
  await rm(path.join(folder, "data/valid_output"), { recursive: true });
  await put("output_validator/check.py", "import sys\nsys.exit(42 if int(sys.stdin.read()) == 8 else 43)\n");
  await put("problem.yaml", "problem_format_version: 2023-07\nname: Sum\nlimits:\n  time_limit: 2\n");
  const files = (await errorsOf()).map(({ file }) => file);
  expect(files).toEqual(["data/invalid_input/fine.in", "data/invalid_output/wrong.out", "submissions/accepted/sum.js"]);
});

test("what is no package is an error, and so is one of which nothing accepted can be judged", async () => {
  expect(await errorsOf(path.join(folder, "nowhere"))).toMatchObject([{ message: "is not there" }]);
  await rm(path.join(folder, "submissions"), { recursive: true });
  await put("submissions/accepted/sum.awk", "{ print $1 + $2 }");
  await put("submissions/wrong_answer/minus.js", SUM.replace("a + b", "a - b"));
  expect(await errorsOf()).toMatchObject([
    { file: "submissions", message: expect.stringContaining("no accepted solution that we can judge") },
  ]);
  await rm(path.join(folder, "problem.yaml"));
  expect(await errorsOf()).toMatchObject([{ file: "problem.yaml" }]);
});

test("samples alone prove nothing: that is said once, and not of each program that they let pass", async () => {
  await rm(path.join(folder, "data/secret"), { recursive: true });
  await put("data/sample/1.in", "4 5\n");
  await put("data/sample/1.ans", "9\n");
  await put("submissions/wrong_answer/subtle.js", SUM.replace("a + b", "a > 5 ? 0 : a + b"));
  expect(await errorsOf()).toMatchObject([{ file: "data/secret", message: expect.stringContaining("samples only") }]);
  await put("submissions/accepted/minus.js", SUM.replace("a + b", "a - b"));
  expect((await errorsOf()).map(({ file }) => file)).toEqual(["data/secret", "submissions/accepted/minus.js"]);
});

test("programs of several files are judged in every language, their files beside one another", async () => {
  const class_ =
    "class Kattio { static int[] read() { java.util.Scanner in = new java.util.Scanner(System.in); return new int[] {in.nextInt(), in.nextInt()}; } }";
  await put("submissions/accepted/java/Kattio.java", class_);
  await put(
    "submissions/accepted/java/solve.java",
    "public class solve { public static void main(String[] a) { int[] n = Kattio.read(); System.out.println(n[0] + n[1]); } }",
  );
  await put("submissions/accepted/cpp/add.h", "int add(int, int);");
  await put("submissions/accepted/cpp/add.cc", '#include "add.h"\nint add(int a, int b) { return a + b; }');
  await put(
    "submissions/accepted/cpp/run.cpp",
    '#include "add.h"\n#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << add(a, b); }',
  );
  await put("submissions/wrong_answer/js/minus.js", "export const of = ([a, b]) => a - b;");
  await put(
    "submissions/wrong_answer/js/solve.js",
    "import { readFileSync } from 'fs'; import { of } from './minus.js'; console.log(of(readFileSync(0, 'utf8').split(' ')));",
  );
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(lines.map((line) => `${line.split(/\s+/)[1]} ${line.split(/\s+/).at(-1)}`).sort()).toEqual([
    "AC accepted/cpp",
    "AC accepted/java",
    "AC accepted/sum.js",
    "WA wrong_answer/js",
  ]);
});

test("a program is judged up to the test that shows what is wrong with it, wherever that stands", async () => {
  for (let number = 2; number <= 14; number++) {
    await put(`data/secret/${String(number).padStart(2, "0")}.in`, `${number} 1\n`);
    await put(`data/secret/${String(number).padStart(2, "0")}.ans`, `${number + 1}\n`);
  }
  await put("submissions/wrong_answer/late.js", SUM.replace("a + b", "a > 13 ? 0 : a + b"));
  await put("submissions/wrong_answer/early.js", SUM.replace("a + b", "a < 13 ? 0 : a + b"));
  await put("submissions/time_limit_exceeded/never.js", SUM);
  const lines: string[] = [];
  const errors = await errorsOf(folder, (line) => void lines.push(line));
  const places = lines.map((line) => / (\S+ \d+|\d+\/\d+) .* (\S+)$/.exec(line)?.slice(1).join(" in "));
  expect(places.sort()).toEqual([
    "14/14 in accepted/sum.js",
    "14/14 in time_limit_exceeded/never.js",
    "at 1 in wrong_answer/early.js",
    "at 14 in wrong_answer/late.js",
  ]);
  expect(errors).toMatchObject([{ file: "submissions/time_limit_exceeded/never.js" }]);
});

test("the programs of an interactive package talk with its interactor, and of one in passes are run again", async () => {
  const interactor = `import sys
wanted = int(open(sys.argv[1]).read())
for line in sys.stdin:
    guess = int(line)
    print("right" if guess == wanted else "higher" if guess < wanted else "lower", flush=True)
    if guess == wanted: sys.exit(42)
sys.exit(43)
`;
  const asking = (first: number) => `let low = 1, high = 1000, guess = ${first};
const lines = require("readline").createInterface({ input: process.stdin });
console.log(guess);
lines.on("line", (line) => {
  if (line === "right") process.exit();
  if (line === "higher") low = guess + 1; else high = guess - 1;
  guess = Math.floor((low + high) / 2); console.log(guess);
});`;
  await put("problem.yaml", "name: Guess\nlimits:\n  time_limit: 1\nvalidation: custom interactive\n");
  await put("output_validators/judge.py", interactor);
  await put("submissions/accepted/sum.js", asking(500));
  await put("submissions/wrong_answer/one.js", "console.log(1)");
  await put("submissions/time_limit_exceeded/waits.js", "setInterval(() => {}, 1000)");
  await put("submissions/accepted/wrong.js", "console.log(1)");
  await put("data/secret/1.in", "77\n");
  await put("data/secret/1.ans", "");
  expect(await errorsOf()).toMatchObject([
    { file: "submissions/accepted/wrong.js", message: expect.stringContaining("secret/1 is WA") },
  ]);
  const again = `import sys, os
given = int(sys.stdin.read())
if given == 4: sys.exit(42)
if given != 2: sys.exit(43)
open(os.path.join(sys.argv[3], "nextpass.in"), "w").write("2\\n")
sys.exit(42)
`;
  await put("problem.yaml", "name: Twice\nlimits:\n  time_limit: 1\nvalidation: custom multi-pass\n");
  await put("output_validators/judge.py", again);
  await put("data/secret/1.in", "1\n");
  const read = "const given = Number(require('fs').readFileSync(0, 'utf8'));";
  await put("submissions/accepted/sum.js", `${read} console.log(2 * given)`);
  await put("submissions/accepted/wrong.js", `${read} console.log(given + 1)`);
  await put("submissions/time_limit_exceeded/waits.js", "setInterval(() => {}, 1000)");
  expect(await errorsOf()).toMatchObject([
    { file: "submissions/accepted/wrong.js", message: expect.stringContaining("secret/1 is WA") },
  ]);
});

test("scripts of a shell build and start a package's programs, in the boxes of these", async () => {
  await put("problem.yaml", "problem_format_version: 2023-07\nname: Sum\nlimits:\n  time_limit: 2\n");
  await put("output_validator/build", "#!/usr/bin/env bash\ncc -DALLOWED=0 check.c -o check -lm\n");
  await put(
    "output_validator/run",
    '#!/usr/bin/env sh\nDIR=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)\nread -r given\n"$DIR/check" "$2" "$given"\n',
  );
  await put(
    "output_validator/check.c",
    '#include <stdio.h>\n#include <stdlib.h>\nint main(int n, char **a) { int wanted; FILE *f = fopen(a[1], "r"); if (fscanf(f, "%d", &wanted) != 1) return 1; return abs(wanted - atoi(a[2])) <= ALLOWED ? 42 : 43; }\n',
  );
  await put(
    "input_validators/two/run",
    '#!/bin/bash\nread -r a b && [ "$b" -lt 6 ] && exit 42\necho too large >&2\nexit 43\n',
  );
  await put("data/secret/2.in", "1 7\n");
  await put("data/secret/2.ans", "8\n");
  await put("submissions/wrong_answer/minus.js", SUM.replace("a + b", "a - b"));
  expect(await errorsOf()).toEqual([
    { severity: "error", file: "data/secret/2.in", message: "is refused by input_validators/two: too large" },
  ]);
  await put("output_validator/build", "#!/bin/sh\nfalse\n");
  expect(await errorsOf()).toContainEqual(
    expect.objectContaining({ file: "submissions/accepted/sum.js", message: expect.stringContaining("compile") }),
  );
});
