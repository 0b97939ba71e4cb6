import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { readVerifiedDigest, verdictDigest } from "./package-digest.ts";
import { removeFolders, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

const YAML = `name: Small
limits: { time_limit: 2 }
constants: { most: 5.0 }
verdict:
  order: 10
  hints: [look]
`;
const FILES = { "problem.yaml": YAML, "data/sample/1.in": "1\n", "data/sample/1.ans": "1\n" };

async function digestWith(changes: Record<string, string>): Promise<string> {
  return await verdictDigest(await writeFolder("p", { ...FILES, ...changes }));
}

test("the digest is that of names and contents, wherever the package lies", async () => {
  const digest = await digestWith({});
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await verdictDigest(await writeFolder("another-name", FILES))).toBe(digest);
  expect(await digestWith({ "data/sample/1.ans": "2\n" })).not.toBe(digest);
  expect(await digestWith({ "data/sample/2.in": "" })).not.toBe(digest);
});

test.each([
  "data/secret/1.yaml",
  "generators/generators.yaml",
  "input_validators/validate.js",
  "submissions/accepted/solution.js",
  "submissions/submissions.yaml",
  "output_validators/statement/check.cpp",
  "some-file-nobody-knows",
])("%s may change a verdict and is part of the digest", async (file) => {
  expect(await digestWith({ [file]: "" })).not.toBe(await digestWith({}));
});

test("a solution in a further language is no part of the digest, and neither is what such languages get", async () => {
  const digest = await digestWith({});
  expect(await digestWith({ "submissions/accepted/solution.py": "", "submissions/accepted/solution.c": "" })).toBe(
    digest,
  );
  expect(await digestWith({ "submissions/accepted/folder/main.py": "" })).not.toBe(digest);
  expect(await digestWith({ "input_validators/validate.py": "" })).not.toBe(digest);
  const yaml = YAML.replace("order: 10", "order: 10\n  time_factors: { python3: 8 }");
  expect(await digestWith({ "problem.yaml": yaml })).toBe(digest);
});

test.each([
  "statement/problem.en.md",
  "problem_statement/problem.en.md",
  "solution/solution.en.md",
  "data/sample/1.desc",
  "submissions/equivalent_mutants.yaml",
])("%s is only read by people and is no part of the digest", async (file) => {
  expect(await digestWith({ [file]: "one" })).toBe(await digestWith({}));
});

test("of problem.yaml, everything counts that is not for people alone", async () => {
  const digest = await digestWith({});
  const withYaml = (from: string, to: string) => digestWith({ "problem.yaml": YAML.replace(from, to) });
  expect(await withYaml("name: Small", "name: Tiny\nuuid: 1\nlicense: cc0\ncredits: Us\nkeywords: [heap]")).toBe(
    digest,
  );
  expect(await withYaml("order: 10", "order: 20\n  tag: dp\n  difficulty: easy\n  starter_code: { cpp: a }")).toBe(
    digest,
  );
  expect(await withYaml("[look]", "[look twice]")).toBe(digest);
  expect(await withYaml("time_limit: 2", "time_limit: 3")).not.toBe(digest);
  expect(await withYaml("5.0", "5")).not.toBe(digest);
  expect(await withYaml("order: 10", "checker: exact")).not.toBe(digest);
  expect(await withYaml("name: Small", "validator_flags: case_sensitive")).not.toBe(digest);
  expect(await withYaml("name: Small", "key_of_the_next_format: 1")).not.toBe(digest);
});

test("a file that moves changes the digest, its record and hidden files do not", async () => {
  const folder = await writeFolder("p", FILES);
  const digest = await verdictDigest(folder);
  await writeFile(path.join(folder, "VERIFIED"), `${digest}  as it was verified\n`);
  await writeFile(path.join(folder, ".DS_Store"), "of a file manager");
  expect(await verdictDigest(folder)).toBe(digest);
  expect(await readVerifiedDigest(folder)).toBe(digest);
  await rename(path.join(folder, "data/sample/1.in"), path.join(folder, "data/sample/3.in"));
  expect(await verdictDigest(folder)).not.toBe(digest);
});

test("a package without a record has none, and another text matches no digest", async () => {
  const folder = await writeFolder("p", FILES);
  expect(await readVerifiedDigest(folder)).toBeNull();
  await writeFile(path.join(folder, "VERIFIED"), "");
  expect(await readVerifiedDigest(folder)).toBe("");
  await rm(path.join(folder, "VERIFIED"));
  expect(await readFile(path.join(folder, "problem.yaml"), "utf8")).toBe(YAML);
});
