import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, writeFolder } from "./testing/write-folder.ts";
import { writePackage } from "./write-package.ts";

afterEach(removeFolders);

const tests = (...names: string[]) =>
  Object.fromEntries(names.flatMap((name) => [`data/${name}.in`, `data/${name}.ans`]).map((file) => [file, "1\n"]));
const SUBTASKS = tests("sample/1", "secret/a/1", "secret/a/2", "secret/b/1");
const OLDER = {
  "problem.yaml": "name: Small\ntype: scoring\n",
  ...SUBTASKS,
  "data/testdata.yaml": "on_reject: continue\nrange: 0 100\ngrader_flags: ignore_sample\n",
  "data/sample/testdata.yaml": "accept_score: 0\n",
  "data/secret/testdata.yaml": "grader_flags: first_error accept_if_any_accepted\n",
  "data/secret/a/testdata.yaml": "on_reject: break\naccept_score: 40\ngrader_flags: min\n",
  "data/secret/b/testdata.yaml": "on_reject: break\naccept_score: '60'\ngrader_flags: min\nrequire_pass: secret/a\n",
};
const NEWER = {
  "problem.yaml": "problem_format_version: 2025-09\nname: Small\ntype: scoring\n",
  ...SUBTASKS,
  "data/secret/a/test_group.yaml": "max_score: 40\n",
  "data/secret/b/test_group.yaml": "max_score: 60\nscore_aggregation: sum\nrequire_pass: [sample, secret/a]\n",
};
const plain = { rejectScore: 0, accepts: "all", requires: [] };
const scoringOf = async (files: Record<string, string>) =>
  (await readPackage(await writeFolder("small", files))).scoring;

test("a group says of the default grader what the one that it is in does not say", async () => {
  expect(await scoringOf(OLDER)).toEqual({
    ignoresSamples: true,
    groups: [
      { ...plain, name: "", aggregate: "sum", acceptScore: 1, endsEarly: false },
      { ...plain, name: "sample", aggregate: "sum", acceptScore: 0, endsEarly: false },
      { ...plain, name: "secret", aggregate: "sum", acceptScore: 1, endsEarly: false, accepts: "any" },
      { ...plain, name: "secret/a", aggregate: "min", acceptScore: 40, endsEarly: true },
      { ...plain, name: "secret/b", aggregate: "min", acceptScore: 60, endsEarly: true, requires: ["secret/a"] },
    ],
  });
});

test("the newer format has groups that pass as a whole, shares of a sum, and samples that are worth nothing", async () => {
  const nothing = { ...plain, aggregate: "sum", acceptScore: 0, endsEarly: false };
  expect(await scoringOf(NEWER)).toEqual({
    ignoresSamples: true,
    groups: [
      { ...nothing, name: "" },
      { ...nothing, name: "sample" },
      { ...nothing, name: "secret" },
      { ...plain, name: "secret/a", aggregate: "min", acceptScore: 40, endsEarly: true },
      {
        ...plain,
        name: "secret/b",
        aggregate: "share",
        acceptScore: 60,
        endsEarly: false,
        requires: ["sample", "secret/a"],
      },
    ],
  });
});

test("secret tests without groups share a hundred points", async () => {
  const scoring = await scoringOf({
    "problem.yaml": NEWER["problem.yaml"],
    ...tests("sample/1", "secret/1", "secret/2"),
  });
  expect(scoring?.groups.at(-1)).toMatchObject({ name: "secret", aggregate: "share", acceptScore: 100 });
});

test.each([
  [
    "a group that is not there",
    { "data/secret/a/test_group.yaml": "max_score: 1\nrequire_pass: secret/z\n" },
    "no group",
  ],
  ["a group without points", { "data/secret/a/test_group.yaml": "" }, "names no max_score"],
  ["tests beside groups", tests("secret/9"), "both tests and groups"],
] as const)("the newer format: %s is refused", async (_what, files, reason) => {
  await expect(scoringOf({ ...NEWER, ...files })).rejects.toThrow(reason);
});

test("a pass-fail package has no points, whatever its groups say", async () => {
  expect(await scoringOf({ ...OLDER, "problem.yaml": "name: Small\n" })).toBeNull();
});

test("an export of a package with points comes back with the same", async () => {
  const problem = await readPackage(await writeFolder("small", OLDER));
  const folder = path.join(await writeFolder("out", {}), "small");
  await writePackage(exportedProblem(problem), folder);
  const again = await readPackage(folder);
  expect(again.scoring).toEqual(problem.scoring);
  expect(again.tests.map(({ name }) => name)).toEqual(problem.tests.map(({ name }) => name));
});

const versionIn = async (folder: string) =>
  (await readFile(path.join(folder, "problem.yaml"), "utf8")).split("\n", 1)[0];

test("points of the newer format go out in it, and what it has no words for in the one before", async () => {
  const written = async (files: Record<string, string>) => {
    const problem = await readPackage(await writeFolder("small", files));
    const folder = path.join(await writeFolder("out", {}), "small");
    await writePackage(exportedProblem(problem), folder);
    expect((await readPackage(folder)).scoring).toEqual(problem.scoring);
    return await versionIn(folder);
  };
  expect(await written({ ...NEWER, ...tests("secret/b/2", "secret/a/inner/1") })).toContain("2025-09");
  expect(await written({ "problem.yaml": NEWER["problem.yaml"], ...tests("secret/1", "secret/2") })).toContain(
    "2025-09",
  );
  expect(await written(OLDER)).toContain("2023-07");
});

test("a share of the newer format goes out as the points of each test in the one before", async () => {
  const problem = await readPackage(await writeFolder("small", { ...NEWER, ...tests("secret/b/2") }));
  const folder = path.join(await writeFolder("out", {}), "small");
  await writePackage(exportedProblem(problem), folder, "2023-07");
  const group = (await readPackage(folder)).scoring?.groups.at(-1);
  expect(group).toMatchObject({
    name: "secret/b",
    aggregate: "sum",
    acceptScore: 30,
    requires: ["sample", "secret/a"],
  });
});
