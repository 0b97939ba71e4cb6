import { expect } from "@playwright/test";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

// Whatever becomes of the story, the site is as it was for all others, and for a second attempt.
test.afterEach(async ({ adminPage }) => {
  await adminPage.request.delete("/submission/languages/perl");
});

test("an admin switches a language on, it is offered and judged at once, and the log says who did it", async ({
  adminPage: page,
}) => {
  test.slow();
  const problemId = await createDoubling(page.request, `In Perl ${Date.now()}`);
  const submit = () =>
    page.request.post(`/submission/submit/${problemId}`, {
      data: { code: "print 2 * <STDIN>;", language: "perl" },
      timeout: 60_000,
    });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Languages" }).click();
  await expect(page.getByRole("heading", { name: "Languages", level: 1 })).toBeVisible();
  const perl = page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: "Perl" }) });
  await expect(perl.getByText(/^This is perl /)).toBeVisible({ timeout: 20_000 });
  expect((await submit()).status()).toBe(400);
  await perl.getByRole("checkbox").check();
  await expect(perl.getByRole("checkbox")).toBeEnabled();
  expect(await (await submit()).json()).toMatchObject({ accepted: true });
  await inspectScreen(page, "admin-languages");
  await perl.getByRole("checkbox").uncheck();
  await expect(perl.getByRole("checkbox")).toBeEnabled();
  await page.reload();
  await expect(perl.getByRole("checkbox")).not.toBeChecked();
  expect((await submit()).status()).toBe(400);

  await page.goto("/admin/audit");
  await expect(page.getByRole("listitem").filter({ hasText: "Language switched on" }).first()).toContainText("Perl");
});
