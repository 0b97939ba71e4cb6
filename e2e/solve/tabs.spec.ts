import { expect, type Page } from "@playwright/test";
import type { Problem } from "@verdict/contract/problems";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

test("the description shows difficulty, tag, statement and every example", async ({ userPage: page }) => {
  await openProblem(page, "the-quietest-hour");
  const problem: Problem = await (await page.request.get("/problem/problemById/the-quietest-hour")).json();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: problem.title })).toBeVisible();
  await expect(article.getByText("Easy")).toHaveClass(/tone-success/);
  await expect(article.getByText("Array")).toBeVisible();
  await expect(article.getByRole("heading", { name: "Examples:" })).toBeVisible();
  for (const label of ["Input", "Output", "Explanation"]) {
    await expect(article.locator("dt").getByText(label, { exact: true })).toHaveCount(problem.visibleTestCases.length);
  }
});

test("tabs without content say so in the product's words", async ({ userPage: page }) => {
  const { hasEditorial, ...problem }: Problem = await (
    await page.request.get("/problem/problemById/tiling-a-broken-floor")
  ).json();
  await page.route("**/problem/problemById/tiling-a-broken-floor", (route) => route.fulfill({ json: problem }));
  await openProblem(page, "tiling-a-broken-floor");
  await page.getByRole("tab", { name: "Editorial" }).click();
  await expect(page.getByText("There is no editorial video for this problem yet.")).toBeVisible();
  await inspectScreen(page, "problem-editorial-empty");
  await page.getByRole("tab", { name: "Solutions" }).click();
  await expect(page.getByText("Solutions will be available after you solve the problem.")).toBeVisible();
  await inspectScreen(page, "problem-solutions-locked");
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(page.getByRole("heading", { name: "My Submissions" })).toBeVisible();
  await expect(page.getByText("No submissions found for this problem")).toBeVisible();
  await inspectScreen(page, "problem-submissions-empty");
});

/** Films three seconds of a canvas: a video that this very browser can play. */
const FILM = `(async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
  const draw = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
  const parts = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  recorder.start();
  for (let frame = 0; frame < 30; frame += 1) {
    draw.fillStyle = "hsl(" + frame * 10 + " 50% 40%)";
    draw.fillRect(0, 0, 320, 180);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await new Promise((resolve) => { recorder.onstop = resolve; });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
})()`;

async function openProblemWithVideo(page: Page, answer: { body: Buffer } | { status: number }): Promise<void> {
  const problem: Problem = await (await page.request.get("/problem/problemById/two-belts")).json();
  const withVideo = { ...problem, secureUrl: "/media/editorial.webm", duration: 3 };
  await page.route("**/problem/problemById/two-belts", (route) => route.fulfill({ json: withVideo }));
  await page.route("**/media/editorial.webm", (route) => route.fulfill({ contentType: "video/webm", ...answer }));
  await openProblem(page, "two-belts");
  await page.getByRole("tab", { name: "Editorial" }).click();
}

test("the editorial video plays, pauses and seeks by mouse and keyboard", async ({ userPage: page }) => {
  await page.goto("/problems");
  await openProblemWithVideo(page, { body: Buffer.from(await page.evaluate<string>(FILM), "base64") });
  const time = () => page.evaluate<number>("document.querySelector('video').currentTime");
  await expect(page.getByText(/^0:00 \/ 0:0[23]$/)).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(time).toBeGreaterThan(0.3);
  await page.keyboard.press("k");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await page.getByLabel("Speed").selectOption("1.5");
  await expect.poll(() => page.evaluate<number>("document.querySelector('video').playbackRate")).toBe(1.5);
  await page.getByLabel("Seek").focus();
  await page.keyboard.press("Home");
  await expect.poll(time).toBe(0);
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Description" }).click();
  await expect.poll(() => page.evaluate<boolean>("document.querySelector('video').paused")).toBe(true);
  await page.getByRole("tab", { name: "Editorial" }).click();
  await inspectScreen(page, "problem-editorial");
});

test.describe("a video that does not load", () => {
  test.use({ expectsFailures: true });

  test("is told, with a way to try again", async ({ userPage: page }) => {
    await openProblemWithVideo(page, { status: 404 });
    await expect(page.getByRole("alert")).toContainText("The video could not be played.");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await inspectScreen(page, "problem-editorial-failed");
  });
});
