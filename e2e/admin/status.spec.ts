import { expect } from "@playwright/test";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("the status shows queue, judges and the last hour; a machine can be drained and taken back", async ({
  adminPage: page,
}) => {
  test.slow();
  const problemId = await createDoubling(page.request, `Drained ${Date.now()}`);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { name: "Status", level: 1 })).toBeVisible();
  const judges = page.getByRole("region", { name: "Judges" });
  await expect(judges.getByText(/version \d+\.\d+\.\d+ · isolation: /).first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Waiting jobs in the last hour: / })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("heading", { name: "19 of 20 verdicts come within" })).toBeVisible();
  await inspectScreen(page, "admin-status");

  await judges.getByRole("button", { name: /^Drain/ }).click();
  try {
    await expect(judges.getByText("Drained", { exact: true })).toBeVisible();
    const code = 'const n = Number(require("fs").readFileSync(0, "utf8")); console.log(2 * n);';
    const data = { code, language: "javascript" };
    const judged = page.request.post(`/submission/submit/${problemId}`, { data, timeout: 60_000 });
    await expect(page.getByRole("definition").filter({ hasText: /^1$/ }).first()).toBeVisible();
    await inspectScreen(page, "admin-status-drained");
    await judges.getByRole("button", { name: /^Take jobs again/ }).click();
    expect(await (await judged).json()).toMatchObject({ accepted: true });
  } finally {
    const { judges: known } = await (await page.request.get("/submission/status")).json();
    for (const { host, isDrained } of known) {
      if (isDrained) await page.request.delete(`/submission/status/drain/${encodeURIComponent(host)}`);
    }
  }
  await expect(judges.getByRole("button", { name: /^Drain/ })).toBeVisible();
});
