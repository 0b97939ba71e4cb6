import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import {
  acceptedSource,
  editorOf,
  openProblem,
  panelOf,
  runButton,
  VERDICT_WAIT,
  writeCode,
} from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const PROBLEM = "the-quietest-hour";
const liveSwitch = (page: Page) => page.getByRole("switch", { name: "Live" }).locator("visible=true");
const cases = (page: Page) => panelOf(page, "Test Cases");

async function openLive(page: Page): Promise<void> {
  await openProblem(page, PROBLEM);
  await expect(liveSwitch(page)).toHaveAttribute("aria-checked", "false");
  await liveSwitch(page).click();
  await expect(liveSwitch(page)).toHaveAttribute("aria-checked", "true");
}

test("examples run by themselves, in place, and the code that passed last can be had back", async ({
  userPage: page,
}) => {
  test.slow();
  await openLive(page);
  const accepted = acceptedSource(PROBLEM, "solution.js");
  await writeCode(page, accepted);
  await expect(cases(page).getByText(/^(\d+) of \1 tests pass$/)).toBeVisible(VERDICT_WAIT);
  await expect(cases(page).getByRole("heading", { name: "Accepted" })).toBeVisible();
  await expect(cases(page).getByText(/^Passed at \d\d:\d\d$/)).toBeVisible();
  await expect(editorOf(page)).toBeFocused();

  await writeCode(page, 'console.log("nothing right");');
  await expect(cases(page).getByText(/^0 of \d tests pass$/)).toBeVisible(VERDICT_WAIT);
  await expect(editorOf(page)).toBeFocused();
  await expect(cases(page).getByText(/^Last passed at \d\d:\d\d$/)).toBeVisible();
  await inspectScreen(page, "live-examples");

  await cases(page).getByRole("button", { name: "Go back to it" }).click();
  await expect(cases(page).getByText(/^(\d+) of \1 tests pass$/)).toBeVisible(VERDICT_WAIT);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cases(page).getByText(/^0 of \d tests pass$/)).toBeVisible(VERDICT_WAIT);

  // The switch and what passed last are still there after a reload.
  await page.reload();
  await expect(liveSwitch(page)).toHaveAttribute("aria-checked", "true");
  await expect(cases(page).getByText(/^Last passed at \d\d:\d\d$/)).toBeVisible();
});

test("code that does not compile runs nothing, and the results stay", async ({ userPage: page }) => {
  test.slow();
  const runs: string[] = [];
  page.on("request", (request) => request.url().includes("/submission/run/") && runs.push(request.postData() ?? ""));
  await openLive(page);
  await writeCode(page, acceptedSource(PROBLEM, "solution.js"));
  await expect(cases(page).getByRole("heading", { name: "Accepted" })).toBeVisible(VERDICT_WAIT);
  const before = runs.length;
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nlet broken = ;");
  await expect(cases(page).getByText("Waits for code that compiles.")).toBeVisible(VERDICT_WAIT);
  await expect(cases(page).getByRole("heading", { name: "Accepted" })).toBeVisible();
  expect(runs.length).toBe(before);
});

test("own tests run by themselves, too", async ({ userPage: page }) => {
  test.slow();
  await openLive(page);
  await writeCode(page, acceptedSource(PROBLEM, "solution.js"));
  await page.getByRole("button", { name: "Add a test" }).click();
  await page.getByLabel("Your test input").fill("5 2\n9 1 1 9 9\n");
  await page.getByLabel("What you expect").fill("2 2");
  await expect(cases(page).getByText("Your program prints what you expect.")).toBeVisible(VERDICT_WAIT);
  await expect(cases(page).getByText("4 of 4 tests pass")).toBeVisible();
  await page.getByLabel("Your test input").fill("5 2\n9 9 9 1 1\n");
  await expect(cases(page).getByText("3 of 4 tests pass")).toBeVisible(VERDICT_WAIT);
});

test("a press of Run is never refused for live runs", async ({ userPage: page }) => {
  test.slow();
  const live: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes('"live":true')) live.push(request.url());
  });
  await openLive(page);
  for (let count = 1; count <= 5; count += 1) {
    await writeCode(page, `console.log(${count});\n`);
    await expect.poll(() => live.length, VERDICT_WAIT).toBeGreaterThanOrEqual(count);
  }
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    return request.url().includes("/submission/run/") && request.postData()?.includes('"live"') === false;
  });
  await runButton(page).click();
  expect((await answer).status()).toBe(200);
  await expect(cases(page).getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
});
