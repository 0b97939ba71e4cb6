import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { zipPackage } from "@verdict/catalogue/write-zip";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem, panelOf, submitButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const ALL = 'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);\n';
const SMALL_ONES = ALL.replace("a + b", "Math.min(a + b, 100)");

const part = (name: string, acceptScore: number) => ({
  ...{ name, acceptScore, rejectScore: 0, accepts: "all" as const, requires: [] },
  ...(name.includes("/")
    ? { aggregate: "min" as const, endsEarly: true }
    : { aggregate: "sum" as const, endsEarly: false }),
});

test("a problem with points says what each group of tests got, in the result, the history and on the page", async ({
  adminPage: page,
}) => {
  test.slow();
  const slug = `halves-${Date.now()}`;
  const datum = (a: number, b: number) => ({ input: { content: `${a} ${b}\n` }, answer: { content: `${a + b}\n` } });
  const tests = [
    { name: "sample/1", ...datum(1, 2) },
    { name: "secret/small/1", ...datum(3, 4) },
    { name: "secret/small/2", ...datum(30, 40) },
    { name: "secret/tall/1", ...datum(300, 400) },
    { name: "secret/tall/2", ...datum(3000, 4000) },
  ];
  const zip = zipPackage({
    slug,
    ...{ title: "Halves", order: null, statement: "Add two numbers.", difficulty: "easy", tag: "array", hints: [] },
    startCode: { cpp: "// C++", java: "// Java", javascript: "// JavaScript" },
    limits: DEFAULT_LIMITS,
    isTimeLimitGiven: true,
    checker: TOKEN_CHECKER,
    scoring: {
      ignoresSamples: true,
      groups: [part("", 0), part("sample", 0), part("secret", 0), part("secret/small", 40), part("secret/tall", 60)],
    },
    tests: tests.map((one) => ({ ...one, isSample: one.name === "sample/1", explanation: null, checker: null })),
    solutions: [{ name: "accepted/a.js", language: "javascript", expected: ["AC"], source: ALL }],
    attribution: { uuid: null, license: null, credits: null, source: null, rightsOwner: null },
  });
  const headers = { "content-type": "application/zip" };
  const imported = await page.request.post("/problem/import", { headers, data: await buffer(zip), timeout: 120_000 });
  expect(imported.status(), await imported.text()).toBe(200);

  await openProblem(page, slug);
  await writeCode(page, SMALL_ONES);
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByText("Points: 40 of 100")).toBeVisible(VERDICT_WAIT);
  const groups = page.getByLabel("Points by group of tests");
  await expect(groups).toContainText(/small\s*40 of 40/);
  await expect(groups).toContainText(/tall\s*0 of 60\s*Wrong Answer/);
  await inspectScreen(page, "points-result");

  await writeCode(page, ALL);
  await submitButton(page).click();
  await expect(result.getByText("Points: 100 of 100")).toBeVisible(VERDICT_WAIT);

  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page.getByText("Best score: 100 of 100")).toBeVisible();
  await expect(page.getByText("40 of 100 · 3/5").filter({ visible: true }).first()).toBeVisible();
  await inspectScreen(page, "points-history");

  const links = page.getByRole("link", { name: /All about the submission/ });
  await links.last().click();
  await expect(page.getByText("40 of 100", { exact: true })).toBeVisible();
  await expect(groups).toContainText(/tall\s*0 of 60/);
  await inspectScreen(page, "points-submission");
});
