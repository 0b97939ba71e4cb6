import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { zipPackage } from "@verdict/catalogue/write-zip";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { NOT_WITH_INTERACTION } from "@verdict/contract/not-with-interaction";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem, panelOf, runButton, submitButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const INTERACTOR = `import sys
wanted = int(open(sys.argv[1]).read())
for line in sys.stdin:
    guess = int(line)
    print("right" if guess == wanted else "higher" if guess < wanted else "lower", flush=True)
    if guess == wanted: sys.exit(42)
sys.exit(43)
`;
const BISECT = `const lines = require("readline").createInterface({ input: process.stdin });
let low = 1, high = 1000, guess = 500;
console.log(guess);
lines.on("line", (line) => {
  if (line === "right") process.exit();
  if (line === "higher") low = guess + 1; else high = guess - 1;
  guess = Math.floor((low + high) / 2);
  console.log(guess);
});
`;
const GIVES_UP = 'console.log("700");\n';

test("a program talks with a problem's own, and what they say is shown of the examples alone", async ({
  adminPage: page,
}) => {
  test.slow();
  const slug = `guess-${Date.now()}`;
  const named = (name: string, wanted: number) => ({
    ...{ name, isSample: name.startsWith("sample"), explanation: null, checker: null },
    ...{ input: { content: `${wanted}\n` }, answer: { content: "" } },
  });
  const zip = zipPackage({
    slug,
    ...{ title: "Guess", order: null, statement: "Guess the number.", difficulty: "easy", tag: "array", hints: [] },
    startCode: { cpp: "// C++", java: "// Java", javascript: "// JavaScript" },
    limits: { ...DEFAULT_LIMITS, timeMs: 1000 },
    isTimeLimitGiven: true,
    checker: {
      ...{ kind: "interactor", language: "python", arguments: [], passes: 1 },
      files: [{ name: "judge.py", content: INTERACTOR }],
    },
    conversations: [{ name: "sample/1", text: ">500\n<higher\n>750\n<right\n" }],
    tests: [named("sample/1", 750), named("secret/1", 333), named("secret/2", 1)],
    solutions: [{ name: "accepted/a.js", language: "javascript", expected: ["AC"], source: BISECT }],
    attribution: { uuid: null, license: null, credits: null, source: null, rightsOwner: null },
  });
  const headers = { "content-type": "application/zip" };
  const imported = await page.request.post("/problem/import", { headers, data: await buffer(zip), timeout: 120_000 });
  expect(imported.status(), await imported.text()).toBe(200);

  await openProblem(page, slug);
  const sample = page.getByRole("figure", { name: "Example 1" });
  await expect(sample.getByRole("listitem")).toHaveText([
    "Your program writes: 500",
    "Your program reads: higher",
    "Your program writes: 750",
    "Your program reads: right",
  ]);
  await expect(page.getByText("Send each line at once")).toBeVisible();

  const cases = panelOf(page, "Test Cases");
  await expect(cases.getByText(NOT_WITH_INTERACTION.steps)).toBeVisible();
  await expect(cases.getByText("Run has your program talk")).toBeVisible();
  await writeCode(page, GIVES_UP);
  await runButton(page).click();
  await expect(cases.getByText("Wrong Answer").first()).toBeVisible(VERDICT_WAIT);
  const said = cases.getByRole("figure", { name: "What was said" });
  await expect(said.getByRole("listitem")).toHaveText(["Your program writes: 700", "Your program reads: higher"]);
  await inspectScreen(page, "interaction-run");

  await cases.getByRole("button", { name: "Add a test" }).click();
  await cases.getByLabel("What the problem's own program is given").fill("700");
  await runButton(page).click();
  await expect(said.getByRole("listitem").last()).toHaveText("Your program reads: right", VERDICT_WAIT);
  await cases.getByLabel("What the problem's own program is given").fill("a number");
  await runButton(page).click();
  await expect(cases.getByText("none that the problem's own program can begin anything with")).toBeVisible(
    VERDICT_WAIT,
  );

  await submitButton(page).click();
  const result = panelOf(page, "Result");
  const failed = result.getByRole("region", { name: "The first visible test that failed" });
  await expect(failed.getByRole("listitem").first()).toHaveText("Your program writes: 700", VERDICT_WAIT);
  await expect(result.getByText(NOT_WITH_INTERACTION.smallest)).toBeVisible();
  await expect(result.getByText(NOT_WITH_INTERACTION.growth)).toBeVisible();
  await inspectScreen(page, "interaction-result");

  await writeCode(page, BISECT);
  await submitButton(page).click();
  await expect(result.getByText("Accepted").first()).toBeVisible(VERDICT_WAIT);
  await page.getByRole("tab", { name: "Solutions" }).click();
  await expect(page.getByText(NOT_WITH_INTERACTION.weakTests)).toBeVisible();

  await page.goto(`/admin/update/${slug}`);
  await expect(page.getByRole("textbox", { name: "Sample 1" })).toHaveValue(">500\n<higher\n>750\n<right\n");
  await page.getByRole("textbox", { name: "Sample 1" }).fill("500 is written");
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page.getByText(/Each line of a conversation begins with >/)).toBeVisible();
  await inspectScreen(page, "interaction-form");
  await page.getByRole("textbox", { name: "Sample 1" }).fill(">500\n<right");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page).not.toHaveURL(new RegExp(slug), VERDICT_WAIT);
  await openProblem(page, slug);
  await expect(sample.getByRole("listitem")).toHaveCount(2);
});
