import { afterEach, expect, test } from "vitest";
import { readPackage } from "../read-package.ts";
import { removeFolders, writeFolder } from "../testing/write-folder.ts";
import { digestsText } from "./generated-data.ts";

afterEach(removeFolders);

const HASH = "0".repeat(64);
const FILES = {
  "problem.yaml": "problem_format_version: 2023-07\nname: Small\n",
  "data/sample/1.in": "1\n",
  "data/sample/1.ans": "1\n",
  "submissions/accepted/solution.js": "console.log(1)",
  "generators/numbers.js": "console.log(1)",
};
const yaml = (tests: string, rest = "") =>
  `solution: /submissions/accepted/solution.js\nrandom_salt: s\ndata:\n  secret:\n    data:\n${tests}${rest}`;
const read = async (files: Record<string, string>) => await readPackage(await writeFolder("p", { ...FILES, ...files }));

test("tests are numbered in the order of the list, and a command's seed does not depend on its place", async () => {
  const first = await read({ "generators/generators.yaml": yaml("      - a: numbers.js n=1 seed={seed}\n") });
  const second = await read({
    "generators/generators.yaml": yaml('      - b: { in: "5\\n" }\n      - a: numbers.js n=1 seed={seed}\n'),
  });
  const [only] = first.generated?.rules.tests ?? [];
  const [written, made] = second.generated?.rules.tests ?? [];
  expect(written).toEqual({ name: "01-b", kind: "written", input: "5\n" });
  expect(made).toMatchObject({ name: "02-a", kind: "made" });
  expect(only?.kind === "made" && made?.kind === "made" && only.command).toEqual(made?.kind === "made" && made.command);
  expect(only?.kind === "made" && only.command.words[1]).toMatch(/^seed=\d+$/);
});

test("a list without end is refused before anything is made of it", async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `      - t${index}: { in: "1\\n" }\n`).join("");
  const refusal = (text: string) => expect(read({ "generators/generators.yaml": text })).rejects;
  await refusal(yaml(many(1001))).toThrow("1001 tests, and at most 1000 are allowed");
  await refusal(yaml(`      - ${"a".repeat(101)}: { in: "5\\n" }\n`)).toThrow("too long: 101 characters");
  const small = "  - numbers.js n=2 seed={seed}\n".repeat(1001);
  await refusal(yaml(many(1), `_small_cases:\n${small}`)).toThrow("1001 small cases, and at most 1000 are allowed");
});

test("every number of a small case has another seed", async () => {
  const { generated } = await read({
    "generators/generators.yaml": yaml(
      '      - b: { in: "5\\n" }\n',
      "_small_cases:\n  - numbers.js n=2 seed={seed}\n",
    ),
  });
  const commands = [0, 1, 2].map((number) => generated?.rules.smallCases[0]?.command(number).words.join(" "));
  expect(new Set(commands).size).toBe(3);
});

test("a generator in JavaScript finds the library beside it", async () => {
  const { generated } = await read({ "generators/generators.yaml": yaml("      - a: numbers.js seed={seed}\n") });
  const names = generated?.programs.get("numbers.js")?.otherFiles.map(({ name }) => name);
  expect(names).toEqual(["families.js", "strict-input.js"]);
});

test("tests on disk come before rules that would make them", async () => {
  const problem = await read({
    "generators/generators.yaml": "anything: goes\n",
    "data/secret/1.in": "1\n",
    "data/secret/1.ans": "1\n",
  });
  expect(problem.generated).toBeNull();
  expect(problem.tests.map(({ name }) => name)).toEqual(["sample/1", "secret/1"]);
});

test.each([
  ["a missing program", "      - a: other.js seed={seed}\n", "names other.js"],
  ["a program elsewhere", "      - a: ../submissions/x.js\n", "must be a file of generators/"],
  ["a name that is there twice", '      - a: { in: "1" }\n      - a: { in: "2" }\n', "a is there twice"],
  ["a name with a slash", '      - a/b: { in: "1" }\n', "is no name of lower-case words"],
])("%s is refused with its reason", async (_what, tests, reason) => {
  const reading = read({ "generators/generators.yaml": yaml(tests) });
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toThrow("a package that holds its built tests in data/secret");
});

test("digests are written as sha256sum writes them, and read again", async () => {
  const text = digestsText([{ name: "01-a", digests: { input: HASH, answer: "1".repeat(64) } }]);
  expect(text.split("\n")[0]).toBe(`${HASH}  data/secret/01-a.in`);
  const files = { "generators/generators.yaml": yaml('      - a: { in: "1" }\n'), "generators/SHA256SUMS": text };
  const { generated } = await read(files);
  expect(generated?.digests.get("01-a")).toEqual({ input: HASH, answer: "1".repeat(64) });
  await expect(read({ ...files, "generators/SHA256SUMS": "what\n" })).rejects.toThrow("sha256sum would not write");
});

test("input validators and the editorial are read where the format has them", async () => {
  const { inputValidators, editorial } = await read({
    "generators/generators.yaml": yaml('      - a: { in: "1" }\n'),
    "input_validators/validate.js": "process.exit(42)",
    "input_validators/notes.txt": "left out",
    "solution/solution.en.md": "Think.\n",
  });
  expect(inputValidators.map(({ name }) => name)).toEqual(["input_validators/validate.js"]);
  expect(editorial).toBe("Think.\n");
});
