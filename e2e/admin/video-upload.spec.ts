import { join } from "node:path";
import { expect } from "@playwright/test";
import { MEBIBYTE } from "@verdict/contract/units";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const TESTDATA = join(import.meta.dirname, "../../packages/server/src/videos/testdata");

test("the video list has an upload link and a delete button per problem", async ({ adminPage: page }) => {
  await page.goto("/admin/video");
  await expect(page.getByRole("columnheader")).toHaveText(["#", "Title", "Difficulty", "Tags", "Video", "Video"]);
  await inspectScreen(page, "admin-video");
  await page.getByRole("link", { name: "Upload" }).first().click();
  await expect(page).toHaveURL(/\/admin\/upload\/.+/);
  await expect(page.getByRole("heading", { name: "Upload Video" })).toBeVisible();
});

test("only a video of at most 100 MB is sent", async ({ adminPage: page }) => {
  await page.goto("/admin/upload/the-quietest-hour");
  await inspectScreen(page, "admin-upload");
  const upload = page.getByRole("button", { name: "Upload Video" });
  const file = page.getByLabel("Choose video file");
  await upload.click();
  await expect(page.getByText("Please select a video file")).toBeVisible();
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no video") });
  await upload.click();
  await expect(page.getByText("Please select a valid video file")).toBeVisible();
  await inspectScreen(page, "admin-upload-invalid");
});

test("an uploaded video is the editorial of its problem until it is deleted", async ({ adminPage: page }) => {
  const problems: { _id: string; title: string }[] = await (await page.request.get("/problem/getAllProblem")).json();
  const problem = problems.at(-1);
  if (problem === undefined) throw new Error("the catalogue is empty");
  await page.goto(`/admin/upload/${problem._id}`);
  await expect(page.getByText(problem.title)).toBeVisible();
  await page.getByLabel("Choose video file").setInputFiles(join(TESTDATA, "clip.mp4"));
  await page.getByRole("button", { name: "Upload Video" }).click();
  await expect(page.getByText("Video uploaded successfully!")).toBeVisible();
  await inspectScreen(page, "admin-uploaded");

  await page.goto(`/problem/${problem._id}`);
  await page.getByRole("tab", { name: "Editorial" }).click();
  await expect(page.getByRole("slider", { name: "Seek" })).toBeVisible();

  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/admin/video");
  await page.getByLabel("Search problems").fill(problem.title);
  await page.getByRole("row", { name: problem.title }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`The video of “${problem.title}” was deleted.`)).toBeVisible();
  await page.goto(`/problem/${problem._id}`);
  await page.getByRole("tab", { name: "Editorial" }).click();
  await expect(page.getByRole("slider", { name: "Seek" })).toHaveCount(0);
});

test.describe("a file that is no video inside", () => {
  test.use({ expectsFailures: true });

  test("is refused by the server in words", async ({ adminPage: page }) => {
    await page.goto("/admin/upload/the-quietest-hour");
    const file = { name: "talk.mp4", mimeType: "video/mp4", buffer: Buffer.from("this is only text") };
    await page.getByLabel("Choose video file").setInputFiles(file);
    await page.getByRole("button", { name: "Upload Video" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByText("Video uploaded successfully!")).toHaveCount(0);
    await inspectScreen(page, "admin-upload-refused");
  });
});

test("the upload shows its progress, and the form is empty again after it", async ({ adminPage: page }) => {
  let isFree = (): void => {};
  const held = new Promise<void>((resolve) => {
    isFree = resolve;
  });
  await page.route("**/video/create/*", (route) =>
    route.fulfill({
      json: {
        signature: "s",
        timestamp: 1,
        public_id: "p",
        api_key: "k",
        cloud_name: "c",
        upload_url: "/media/stand-in",
      },
    }),
  );
  await page.route("**/media/stand-in", async (route) => {
    await held;
    await route.fulfill({ json: { public_id: "p", secure_url: "https://example.org/p.mp4", duration: 75.2 } });
  });
  let saved: unknown = null;
  await page.route("**/video/save", (route) => {
    saved = route.request().postDataJSON();
    return route.fulfill({ json: { videoSolution: { duration: 75.2, uploadedAt: "2026-11-21T01:00:00.000Z" } } });
  });
  await page.goto("/admin/upload/the-quietest-hour");
  const file = page.getByLabel("Choose video file");
  await file.setInputFiles({ name: "talk.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(2 * MEBIBYTE) });
  await page.getByRole("button", { name: "Upload Video" }).click();
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await inspectScreen(page, "admin-uploading");
  isFree();
  await expect(page.getByText("Video uploaded successfully!")).toBeVisible();
  await expect(page.getByText("Duration 1:15")).toBeVisible();
  await expect(file).toHaveValue("");
  expect(saved).toEqual({
    problemId: "the-quietest-hour",
    cloudinaryPublicId: "p",
    secureUrl: "https://example.org/p.mp4",
    duration: 75.2,
  });
});

test.describe("when the upload fails", () => {
  test.use({ expectsFailures: true });

  test("the form says so and keeps the file", async ({ adminPage: page }) => {
    await page.route("**/video/create/*", (route) => route.abort());
    await page.goto("/admin/upload/the-quietest-hour");
    const file = page.getByLabel("Choose video file");
    await file.setInputFiles({ name: "talk.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(1000) });
    await page.getByRole("button", { name: "Upload Video" }).click();
    await expect(page.getByRole("alert")).toContainText("Upload failed. Please try again.");
    await expect(page.getByText("talk.mp4, 0.0 MB")).toBeVisible();
  });

  test("the server's own words are shown", async ({ adminPage: page }) => {
    const refusal = { message: "The store is full", error: "The store is full", code: "upstream_failed" };
    await page.route("**/video/create/*", (route) => route.fulfill({ status: 502, json: refusal }));
    await page.goto("/admin/upload/the-quietest-hour");
    const file = page.getByLabel("Choose video file");
    await file.setInputFiles({ name: "talk.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(1000) });
    await page.getByRole("button", { name: "Upload Video" }).click();
    await expect(page.getByRole("alert")).toContainText("The store is full");
  });
});
