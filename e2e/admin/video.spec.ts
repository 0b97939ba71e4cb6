import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const CLIPS = join(import.meta.dirname, "../../packages/server/src/videos/testdata");
const PROBLEM = "lanterns-apart";
/** 24 kB then take three seconds: long enough to see the progress. */
const SLOW_LINE_BYTES_PER_SECOND = 8_000;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const upload = SLOW_LINE_BYTES_PER_SECOND;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: upload,
  });
}

test("an admin uploads an editorial, a user watches and seeks it, the admin deletes it", async ({
  adminPage,
  browser,
  userState,
  baseURL,
}) => {
  await adminPage.goto("/admin/video");
  const title = await titleOf(adminPage);
  const row = adminPage.getByRole("row", { name: title });
  await adminPage.getByLabel("Search problems").fill(title);
  await row.getByRole("link", { name: "Upload" }).click();
  await slowDown(adminPage);
  await adminPage.getByLabel("Choose video file").setInputFiles(join(CLIPS, "clip.mp4"));
  await adminPage.getByRole("button", { name: "Upload Video" }).click();
  const progress = adminPage.getByRole("progressbar", { name: "Upload" });
  await expect(progress).toBeVisible();
  await expect(adminPage.getByText("Video uploaded successfully!")).toBeVisible({ timeout: 30_000 });
  await expect(adminPage.getByText("Duration 0:07")).toBeVisible();

  const context = await browser.newContext({ storageState: userState, ...(baseURL === undefined ? {} : { baseURL }) });
  const userPage = await context.newPage();
  await openProblem(userPage, PROBLEM);
  await userPage.getByRole("tab", { name: "Editorial" }).click();
  await expect(userPage.getByText("0:00 / 0:07")).toBeVisible();
  await expect(userPage.locator("video")).toHaveAttribute("poster", /^\/video\/file\/.*\.jpg$/);
  await inspectScreen(userPage, "problem-editorial-uploaded");
  const time = () => userPage.evaluate<number>("document.querySelector('video').currentTime");
  await userPage.getByLabel("Seek").fill("5");
  await expect.poll(time).toBe(5);
  await expect(userPage.getByText("0:05 / 0:07")).toBeVisible();
  await userPage.getByRole("button", { name: "Play" }).click();
  await expect.poll(time).toBeGreaterThan(5.2);

  await adminPage.goto("/admin/video");
  await adminPage.getByLabel("Search problems").fill(title);
  adminPage.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Are you sure you want to delete this problem?");
    dialog.accept();
  });
  await expect(row.getByText("Has a video of 0:07")).toBeVisible();
  await inspectScreen(adminPage, "admin-video-list");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(adminPage.getByText("was deleted.")).toBeVisible();
  await expect(row.getByText("Has a video")).toHaveCount(0);
  await userPage.reload();
  await userPage.getByRole("tab", { name: "Editorial" }).click();
  await expect(userPage.getByText("How this problem is solved, step by step")).toBeVisible();
  await expect(userPage.locator("video")).toHaveCount(0);
  await context.close();
});

async function titleOf(page: Page): Promise<string> {
  return (await (await page.request.get(`/problem/problemById/${PROBLEM}`)).json()).title;
}

test.describe("a list that is refused", () => {
  test.use({ expectsFailures: true });

  test("says what the server says", async ({ adminPage: page }) => {
    const error = "The catalogue is being rebuilt";
    await page.route("**/problem/getAllProblem", (route) =>
      route.fulfill({ status: 500, json: { message: error, error, code: "internal" } }),
    );
    await page.goto("/admin/video");
    await expect(page.getByRole("alert")).toContainText(error);
  });
});

test.describe("a problem without a video", () => {
  test.use({ expectsFailures: true });

  test("has none to delete, and the list says so", async ({ adminPage: page }) => {
    await page.goto("/admin/video");
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("row").nth(2).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("This problem has no video")).toBeVisible();
  });
});
