import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CommandDesk, openCommandDesk } from "../testing/command-desk.ts";
import { json } from "../testing/fake-site.ts";

let desk: CommandDesk;
beforeEach(async () => {
  desk = await openCommandDesk();
});
afterEach(() => desk.close());

const PROBLEM = {
  ...{ _id: "sum", title: "Sum", description: "Add.", descriptionHtml: "", difficulty: "easy", tags: "array" },
  ...{ timeLimitSeconds: 2, memoryLimitMegabytes: 256, isSolved: false, startCode: [], visibleTestCases: [] },
  timeFactors: { python3: 8, lua: "unsolved", "of a newer server": "a new word" },
};

async function pulled(language: string): Promise<string> {
  const { printed, code } = await desk.run(`pull sum -l ${language}`);
  expect(code).toBe(0);
  return printed.join("\n");
}

test("a pulled problem says what a program in its language may use, by the problem's own factor where it has one", async () => {
  await desk.start({ "GET /problem/problemById/sum": json(PROBLEM) });
  expect(await pulled("python3")).toContain("16 s for Python 3, 256 MB)");
  expect(await pulled("ruby")).toContain("10 s for Ruby, 256 MB)");
  expect(await pulled("cpp")).toContain("2 s for C++, 256 MB)");
  expect(await pulled("lua")).toContain("10 s for Lua, 256 MB; no solution in Lua is known to pass)");
  const facts = JSON.parse(await readFile(path.join(desk.folder, "sum", "problem.json"), "utf8"));
  expect(facts.timeFactors).toEqual(PROBLEM.timeFactors);
});
