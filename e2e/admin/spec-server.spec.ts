import { expect } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { ADMIN, expectNoComplaint, PROBLEM, SUMMARY, standIn } from "../support/spec-server.ts";
import { test } from "../support/stories.ts";

/* The admin's pages before a server that keeps to the specification alone. */

const ID = SUMMARY._id;

test.use({ expectsFailures: true });

test("the update form is filled from the problem, and sends it", async ({ adminPage: page }) => {
  const answers: Record<string, unknown> = { ...ADMIN, [`PUT /problem/update/${ID}`]: "Updated" };
  const asked = await standIn(page, answers);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.accept();
  });
  await page.goto("/admin/update");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue(PROBLEM.title);
  await expect(page.getByLabel("Description").locator(".cm-line")).toHaveText(PROBLEM.description.split("\n"));
  await expect(page.getByLabel("Difficulty")).toHaveValue("medium");
  await expect(page.getByLabel("Tags")).toHaveValue("array");
  const visible = page.getByRole("region", { name: /^Visible Test Cases/ });
  const hidden = page.getByRole("region", { name: /^Hidden Test Cases/ });
  await expect(visible.getByLabel("Input")).toHaveValue("3 9\n1 2 7");
  await expect(visible.getByLabel("Output")).toHaveValue("2 7");
  await expect(hidden.getByLabel("Input")).toHaveValue("2 3\n1 2");
  await expect(hidden.getByLabel("Output")).toHaveValue("1 2");
  await expect(visible.getByLabel("Explanation")).toHaveValue("2 and 7 make 9.");
  for (const [index, language] of ["C++", "Java", "JavaScript"].entries()) {
    await expect(page.getByLabel("Initial Code").nth(index)).toHaveText(`// ${language} begins`);
    await expect(page.getByLabel("Reference Solution").nth(index)).toHaveText(`// ${language} ends`);
  }
  await expectNoComplaint(page);
  await inspectScreen(page, "admin-update-spec-server");
  await page.getByLabel("Title").fill("Pair With Another Sum");
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page).toHaveURL("/admin/update");
  expect(dialogs).toEqual(["Problem updated successfully!"]);
  const { title: _title, secureUrl: _url, thumbnailUrl: _picture, duration: _duration, _id, ...rest } = PROBLEM;
  expect(asked.find(({ call }) => call.startsWith("PUT "))?.body).toMatchObject({
    title: "Pair With Another Sum",
    ...rest,
  });

  answers[`PUT /problem/update/${ID}`] = 500;
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect.poll(() => dialogs.at(-1)).toMatch(/^Error: ./);
});

test("the admin's lists and a video's upload", async ({ adminPage: page }) => {
  const answers: Record<string, unknown> = {
    ...ADMIN,
    [`DELETE /problem/delete/${ID}`]: 500,
    [`DELETE /video/delete/${ID}`]: "gone",
    [`GET /video/create/${ID}`]: {
      signature: "sig",
      timestamp: 1,
      public_id: "p",
      api_key: "k",
      cloud_name: "c",
      upload_url: "/video/elsewhere/upload",
    },
    "POST /video/elsewhere/upload": { public_id: "p", secure_url: "https://video.example/p.mp4", duration: 61 },
    "POST /video/save": { videoSolution: { duration: 61, uploadedAt: "2026-02-01T10:00:00.000Z" } },
  };
  const asked = await standIn(page, answers);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/admin/delete");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to delete problem");
  answers[`DELETE /problem/delete/${ID}`] = "Deleted";
  answers["GET /problem/getAllProblem"] = [];
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("“Pair With a Sum” was deleted.")).toBeVisible();

  answers["GET /problem/getAllProblem"] = [SUMMARY];
  await page.goto("/admin/video");
  await expect(page.getByRole("rowheader", { name: SUMMARY.title })).toBeVisible();
  await expectNoComplaint(page);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The video of “Pair With a Sum” was deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Upload" }).click();
  await page
    .getByLabel("Choose video file")
    .setInputFiles({ name: "a.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(9) });
  await page.getByRole("button", { name: "Upload Video" }).click();
  await expect(page.getByText("Video uploaded successfully!")).toBeVisible();
  expect(asked.find(({ call }) => call === "POST /video/save")?.body).toEqual({
    problemId: ID,
    cloudinaryPublicId: "p",
    secureUrl: "https://video.example/p.mp4",
    duration: 61,
  });
  answers["POST /video/save"] = 500;
  await page
    .getByLabel("Choose video file")
    .setInputFiles({ name: "a.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(9) });
  await page.getByRole("button", { name: "Upload Video" }).click();
  await expect(page.getByRole("alert")).toContainText("Upload failed. Please try again.");

  await page.route("**/problem/getAllProblem", (route) =>
    route.fulfill({ status: 500, json: { message: "other words", error: "The database is away" } }),
  );
  await page.goto("/admin/video");
  await expect(page.getByRole("alert")).toContainText("The database is away");
  await page.goto("/admin/delete");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch problems");
});
