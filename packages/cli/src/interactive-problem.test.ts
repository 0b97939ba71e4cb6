import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CommandDesk, openCommandDesk } from "./testing/command-desk.ts";
import { json } from "./testing/fake-site.ts";

let desk: CommandDesk;
let folder: string;
const start: CommandDesk["start"] = (answers) => desk.start(answers);
const run: CommandDesk["run"] = (line, input) => desk.run(line, input);

beforeEach(async () => {
  desk = await openCommandDesk();
  folder = desk.folder;
});
afterEach(() => desk.close());

const said = (by: string, text: string) => ({ by, text });
const passes = [[said("program", "500\n"), said("judge", "right\n")]];
const INTERACTIVE = {
  ...{ _id: "two-belts", title: "Two Belts", description: "Guess.", descriptionHtml: "", difficulty: "easy" },
  ...{ tags: "array", timeLimitSeconds: 1, memoryLimitMegabytes: 256, isSolved: false },
  visibleTestCases: [{ input: "", output: "" }],
  interaction: { kind: "interactor", passes: 1, samples: [{ passes, isCut: false }] },
  startCode: [{ language: "JavaScript", initialCode: "console.log(500); process.stdin.resume();" }],
};

test("is pulled with its conversations, which test plays", async () => {
  await start({ "GET /problem/problemById/two-belts": json(INTERACTIVE) });
  await run("pull two-belts -l javascript");
  const examples = path.join(folder, "two-belts", "examples");
  expect(await readdir(examples)).toEqual(["1.interaction"]);
  expect(await readFile(path.join(examples, "1.interaction"), "utf8")).toBe(">500\n<right\n");
  expect(await run("test", { inside: "two-belts" })).toMatchObject({ code: 0, printed: ["sample 1: ok"] });
  await writeFile(path.join(folder, "two-belts", "solution.js"), "console.log('\u001b[31m7'); process.stdin.resume();");
  const other = await run("test", { inside: "two-belts" });
  expect(other.code).toBe(1);
  expect(other.printed).toEqual(['sample 1: goes another way: it says "7" where the sample has "500"']);
  expect(other.said.join("\n")).toContain("verdict run has it talk with the problem's own program");
  const alone = await run("test --with true", { inside: "two-belts" });
  expect(alone.printed.join("\n")).toContain(">7");
});

test("without samples says where it can be tried", async () => {
  const interaction = { kind: "multi-pass", passes: 2, samples: [] };
  await start({ "GET /problem/problemById/two-belts": json({ ...INTERACTIVE, interaction }) });
  await run("pull two-belts -l javascript");
  await expect(run("test", { inside: "two-belts" })).rejects.toThrow(/came without samples.* verdict run/);
});

test("runs at the site, which tells what was said", async () => {
  const testCase = { stdin: "", expected_output: "", stdout: "", stderr: "oh\n", status_id: 4, verdict: "WA" };
  const conversation = { passes: [...passes, [said("program", "1"), said("program", "2\n")]], isCut: false };
  const testCases = [{ ...testCase, reason: "wrong answer (no)", runtime: 0, memory: 0, conversation }];
  const result = { success: false, verdict: "WA", runtime: 0, memory: 0, testCases, error: "Wrong Answer" };
  const { asked } = await start({ "POST /submission/run/p": json(result) });
  await writeFile(path.join(folder, "a.cpp"), "int main() {}");
  await writeFile(path.join(folder, "own.txt"), "7\n");
  const { code, printed } = await run("run a.cpp -p p --input own.txt");
  expect(code).toBe(1);
  expect(printed.join("\n")).toBe(
    [
      "example 1: Wrong answer: wrong answer (no)",
      "  what was said (> by your program, < to it):",
      "    >500",
      "    <right",
      "    ---",
      "    >12",
      "  standard error:",
      "    oh",
    ].join("\n"),
  );
  expect(asked[0]?.body).toEqual({ code: "int main() {}", language: "cpp", ownInput: "7\n" });
});
