import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";
import { writePackage } from "./write-package.ts";

afterEach(removeFolders);

const SUBMISSIONS = {
  "submissions/accepted/a.cpp": "",
  "submissions/ac_or_wa/a.cpp": "",
  "submissions/brute_force/a.cpp": "",
  "submissions/brute_force/b.cpp": "",
  "submissions/time_limit_exceeded/a.cpp": "",
  "submissions/wrong_answer/a.cpp": "",
};

async function packageWith(submissionsYaml: string): Promise<string> {
  return writeFolder("expected", { ...SMALL_PACKAGE, ...SUBMISSIONS, "submissions/submissions.yaml": submissionsYaml });
}

const expectedIn = async (folder: string) =>
  (await readPackage(folder)).solutions.map(({ name, expected }) => `${name} ${expected.join(" ")}`);

const RULES = `
accepted/*: { authors: Ann, language: cpp }
ac_or_wa: { permitted: [AC, WA] }
brute_force/{a,c}.*: { permitted: [AC, TLE], required: [TLE] }
brute_force/b.cpp:
  sample: { permitted: [AC] }
time_limit_exceeded: { permitted: [AC, WA, TLE] }
wrong_answer/a.cpp: { permitted: [AC, RTE] }
`;
const EXPECTED = [
  "ac_or_wa/a.cpp AC WA OLE",
  "accepted/a.cpp AC",
  "brute_force/a.cpp TLE",
  "brute_force/b.cpp TLE RTE MLE",
  "time_limit_exceeded/a.cpp WA TLE OLE",
  // A rule that leaves nothing of what the folder says is a mistake: the folder counts.
  "wrong_answer/a.cpp WA OLE",
];

test("patterns add to what the folder says, its bare name replaces it, and other folders get a meaning", async () => {
  expect(await expectedIn(await packageWith(RULES))).toEqual(EXPECTED);
});

test("a submission that is not to be used for the time limit is known as such", async () => {
  const rules = "time_limit_exceeded/*: { use_for_time_limit: false }\naccepted/a.cpp: { use_for_time_limit: lower }\n";
  const { solutions } = await readPackage(await packageWith(rules));
  const untimed = solutions.filter(({ isUntimed }) => isUntimed === true).map(({ name }) => name);
  expect(untimed).toEqual(["time_limit_exceeded/a.cpp"]);
});

test("what is expected of a submission is still known after an export", async () => {
  const problem = await readPackage(await packageWith(RULES));
  const folder = path.join(await writeFolder("out", {}), "written");
  await writePackage(exportedProblem(problem), folder);
  expect(await expectedIn(folder)).toEqual(EXPECTED);
});

test.each(["", "accepted: accepted\n", "accepted/a.cpp: [AC]\n", "accepted/a.cpp: { permitted: WA }\n"])(
  "%j changes nothing",
  async (text) => {
    expect(await expectedIn(await packageWith(text))).toContain("accepted/a.cpp AC");
  },
);
