import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const CLIP = join(import.meta.dirname, "../../packages/server/src/videos/testdata/clip.mp4");
const JUDGING = { timeout: 60_000 };
/** A second of CPU for each test: long enough to change one's mind. */
const SLOW_CPP = `#include <iostream>
#include <ctime>
int main() { long long n; std::cin >> n; while (clock() < CLOCKS_PER_SEC) {} std::cout << 2 * n; }`;

test("new verdicts that were only looked at can be dropped", async ({ adminPage: page, playwright, baseURL }) => {
  test.slow();
  const problemId = await createDoubling(page.request, `Dropped ${Date.now()}`);
  const user = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await signUp(user, { firstName: "Bartholomew the Patient", emailId: freshEmail("dropped") });
  const code = 'const n = Number(require("fs").readFileSync(0, "utf8")); console.log(n * n);';
  await user.post(`/submission/submit/${problemId}`, { data: { code, language: "javascript" }, ...JUDGING });
  const edit = await (await page.request.get(`/problem/edit/${problemId}`)).json();
  const hiddenTestCases = [...edit.hiddenTestCases, { input: "3", output: "6" }];
  const data = { ...edit, hiddenTestCases };
  expect((await page.request.put(`/problem/update/${problemId}`, { data, ...JUDGING })).status()).toBe(200);

  await page.goto(`/admin/update/${problemId}`);
  const panel = page.getByRole("region", { name: "Rejudging" });
  await panel.getByRole("button", { name: "Judge them again" }).click();
  await expect(panel.getByRole("listitem")).toContainText("Wrong Answer", JUDGING);
  await inspectScreen(page, "admin-rejudging-long-name");
  await panel.getByRole("button", { name: "Drop them" }).click();
  await expect(panel).toContainText("The new verdicts were dropped: the old ones stay.");
  await expect(panel.getByRole("button", { name: "Judge them again" })).toBeVisible();
  const [submission] = await (await user.get(`/problem/submittedProblem/${problemId}`)).json();
  expect(submission).toMatchObject({ status: "accepted", testCasesPassed: 2, testCasesTotal: 2 });
  await user.dispose();
});

test("a check of the solutions, and a measuring of the tests, can be cancelled", async ({ adminPage: page }) => {
  test.slow();
  const problemId = await createDoubling(page.request, `Cancelled ${Date.now()}`);
  await page.goto(`/admin/update/${problemId}`);
  const hidden = page.getByRole("region", { name: /^Hidden Test Cases/ });
  for (const number of [3, 4, 5, 6]) {
    await hidden.getByRole("button", { name: "Add Hidden Case" }).click();
    await hidden.getByLabel("Input").last().fill(`${number}`);
    await hidden
      .getByLabel("Output")
      .last()
      .fill(`${2 * number}`);
  }
  await page.getByLabel("Reference Solution").first().fill(SLOW_CPP);
  await page.getByRole("button", { name: "Update Problem" }).click();
  const references = page.getByRole("region", { name: "Reference solutions against all tests" });
  await expect(
    references
      .getByRole("status")
      .filter({ hasText: /\d \/ 6 tests/ })
      .first(),
  ).toBeVisible(JUDGING);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Update Problem" })).toBeEnabled();
  await expect(references.getByText(/^(Stopped at|Not judged)/).first()).toBeVisible();
  await expect(references.locator(".animate-spin")).toHaveCount(0);
  await inspectScreen(page, "admin-check-cancelled");
  const stored = await (await page.request.get(`/problem/edit/${problemId}`)).json();
  expect(stored.hiddenTestCases).toHaveLength(1);

  const strength = page.getByRole("region", { name: "Test Strength" });
  await strength.getByRole("button", { name: "Measure" }).click();
  await strength.getByRole("button", { name: "Cancel" }).click();
  await expect(strength.getByRole("progressbar")).toHaveCount(0);
  await strength.getByRole("button", { name: "Measure" }).click();
  await expect(strength.getByText(/\d+ of \d+ mutants are caught/)).toBeVisible({ timeout: 120_000 });
  await expect(strength).toContainText("Measured just now.");
});

test("an upload that was cancelled can be started again", async ({ adminPage: page, context }) => {
  const problemId = await createDoubling(page.request, `Restarted ${Date.now()}`);
  await page.goto(`/admin/upload/${problemId}`);
  const network = await context.newCDPSession(page);
  const slowDown = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await network.send("Network.enable");
  await slowDown(100_000);
  const buffer = Buffer.concat([readFileSync(CLIP), Buffer.alloc(4_000_000)]);
  const file = page.getByLabel("Choose video file");
  await file.setInputFiles({ name: "talk.mp4", mimeType: "video/mp4", buffer });
  await page.getByRole("button", { name: "Upload Video" }).click();
  const progress = page.getByRole("progressbar", { name: "Upload" });
  await expect(progress).not.toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByText("talk.mp4, ")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await slowDown(-1);
  await page.getByRole("button", { name: "Upload Video" }).click();
  await expect(page.getByText("Video uploaded successfully!")).toBeVisible();
  await expect(file).toHaveValue("");
});
