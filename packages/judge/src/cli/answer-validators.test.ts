import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-answers-"));
const put = async (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
};

/** As many numbers as the input says, each below ten unless an argument says otherwise. */
const NUMBERS = `import sys
count = int(open(sys.argv[1]).read())
most = int(sys.argv[2]) if len(sys.argv) > 2 else 9
numbers = [int(word) for word in sys.stdin.read().split()]
if len(numbers) != count:
    print("not", count, "numbers", file=sys.stderr)
    sys.exit(43)
sys.exit(42 if max(numbers) <= most else 43)
`;
const COUNT_DOWN = "let n = Number(require('fs').readFileSync(0, 'utf8')); while (n > 0) console.log(n--);";

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await rm(folder, { recursive: true, force: true });
  await put({
    "problem.yaml": "problem_format_version: 2025-09\nname: Down\nlimits: { time_limit: 2 }\n",
    "data/secret/1.in": "2\n",
    "data/secret/1.ans": "2\n1\n",
    "submissions/accepted/down.js": COUNT_DOWN,
  });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const errorsOf = async () =>
  (await verifyPackage(folder, () => undefined))
    .filter(({ severity }) => severity === "error")
    .map(({ file, message }) => `${file} ${message}`);

test("answers are looked at by every answer validator, which finds the input beside and has the group's arguments", async () => {
  await put({
    "answer_validators/numbers.py": NUMBERS,
    "answer_validators/folder/main.cpp":
      '#include "look.h"\nint main(int n, char **a) { std::ifstream in(a[1]); int count, first; in >> count; std::cin >> first; return first == count ? 42 : 43; }\n',
    "answer_validators/folder/look.h": "#include <fstream>\n#include <iostream>\n",
    "answer_validators/lines.ctd": "REP(2) INT(1, 9) NEWLINE END\n",
    "answer_validators/shell.sh": 'read -r first\n[[ "$first" == "$(cat "$1")" ]] && exit 42\nexit 43\n',
    "answer_validators/foreign.js": "process.exit(43)",
    "data/secret/small/2.in": "2\n",
    "data/secret/small/2.ans": "2\n1\n",
    "data/secret/small/test_group.yaml": "answer_validator_args: { numbers: ['1'] }\n",
  });
  expect(await errorsOf()).toEqual(["data/secret/small/2.ans is refused by answer_validators/numbers.py"]);
  await put({ "data/secret/1.ans": "2\n1\n1\n" });
  const errors = await errorsOf();
  expect(errors).toContain("data/secret/1.ans is refused by answer_validators/numbers.py: not 2 numbers");
  expect(errors.some((line) => line.startsWith("data/secret/1.ans is refused by answer_validators/lines.ctd"))).toBe(
    true,
  );
  const warnings = (await verifyPackage(folder, () => undefined)).filter(({ severity }) => severity === "warning");
  expect(warnings).toContainEqual({
    severity: "warning",
    file: "answer_validators/foreign.js",
    message: "was not run: is in no language of validators",
  });
});

test("an answer that is called invalid has to be refused by an answer validator or by the output validator, its input by none", async () => {
  await put({
    "answer_validators/numbers.py": NUMBERS,
    "input_validators/small.ctd": "INT(1, 9) NEWLINE\n",
    "data/invalid_answer/fine.in": "1\n",
    "data/invalid_answer/fine.ans": "1\n",
    "data/invalid_answer/too-many.in": "1\n",
    "data/invalid_answer/too-many.ans": "1\n1\n",
    "data/invalid_answer/of-no-input.in": "10\n",
    "data/invalid_answer/of-no-input.ans": "1\n",
    "data/valid_output/of-no-answer.in": "1\n",
    "data/valid_output/of-no-answer.ans": "10\n",
    "data/valid_output/of-no-answer.out": "10\n",
  });
  const wrong = [
    "data/invalid_answer/fine.ans is refused by no answer validator, nor by the output validator",
    "data/invalid_answer/of-no-input.in is refused by input_validators/small.ctd",
    "data/valid_output/of-no-answer.ans is refused by answer_validators/numbers.py",
  ];
  expect((await errorsOf()).map((line) => line.replace(/: line .*$/, ""))).toEqual(wrong);
  await put({
    "output_validator/strict.py":
      "import sys\nnumbers = sys.stdin.read()\nsys.exit(43 if 'case_sensitive' in sys.argv and numbers == '1\\n' else 42)\n",
  });
  expect((await errorsOf()).map((line) => line.replace(/: line .*$/, ""))).toEqual(wrong.slice(1));
});

test("without anything that could refuse them invalid answers were not tried, and one without its answer is an error", async () => {
  await put({ "data/invalid_answers/one.in": "1\n", "data/invalid_answers/one.ans": "2\n" });
  expect(await verifyPackage(folder, () => undefined)).toContainEqual({
    severity: "warning",
    file: "data/invalid_answers/one.ans",
    message: "was not tried: there is no answer validator",
  });
  await rm(path.join(folder, "data/invalid_answers/one.ans"));
  expect(await errorsOf()).toEqual(["data/invalid_answers/one.ans is not there"]);
});
