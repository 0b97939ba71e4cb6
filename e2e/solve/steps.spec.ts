import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { openProblem, panelOf, submitButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import {
  goThroughRecursion,
  goThroughSearch,
  goThroughStructures,
  openSteps,
  stepsOf,
  stepsProgram,
} from "../support/steps.ts";
import { test } from "../support/stories.ts";
import { IS_THOROUGH } from "../support/thorough.ts";

/** Each of them in one language, and in all of them with `--thorough`: the recorders have tests of their own. */
const WALKS = [
  ["a search is gone through forward and back, by keys, to a line and to a change", "cpp", goThroughSearch],
  ["nodes, maps, heaps and a crash stand there as what they are", "java", goThroughStructures],
  ["behind the first steps of an endless recursion come the next ones, and its crash", "js", goThroughRecursion],
] as const;

for (const [title, usual, goThrough] of WALKS) {
  for (const ending of IS_THOROUGH ? (["cpp", "java", "js"] as const) : [usual]) {
    test(`${title}, in ${ending}`, async ({ userPage: page }) => {
      test.setTimeout(240_000);
      await goThrough(page, ending);
    });
  }
}

test("over calls, out of them, and back over them", async ({ userPage: page }) => {
  test.setTimeout(180_000);
  await openSteps(page, { ending: "js", code: stepsProgram("structures", "js"), input: "1" });
  const { view, line, news } = stepsOf(page);
  await view.getByRole("option", { name: /^console\.log/ }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(line).toContainText("const heap");
  await expect(news).toContainText("printed 4 13");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(line).toContainText("console.log");
  await page.keyboard.press("ArrowRight");
  await expect(line).toContainText("if (n < 2)");
  await view.getByRole("button", { name: "Out of this call" }).click();
  await expect(line).toContainText("const heap");

  // On a phone all of it is within reach of a thumb.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["Back", "Next"]) {
    const button = view.getByRole("button", { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
  }
  await expect(line).toContainText("const heap");
  await view.getByRole("option", { name: /^cells\[index\]/ }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(line).toContainText("cells[index]");
  await expect(line).toBeInViewport();
});

test("from the smallest failing input one press leads to the step that printed it", async ({ userPage: page }) => {
  test.setTimeout(180_000);
  await openProblem(page, "two-belts");
  await writeCode(page, 'console.log("nothing");');
  await submitButton(page).click();
  const result = panelOf(page, "Result");
  await expect(result.getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await result.getByRole("button", { name: "Find the smallest failing input" }).click();
  await result.getByRole("button", { name: "Steps: Smallest failing input" }).click(VERDICT_WAIT);
  const { view, slider } = stepsOf(page);
  await expect(slider).toBeVisible(VERDICT_WAIT);
  await expect(view.getByText("The output is wrong from character 1 on.")).toBeVisible();
  await view.getByRole("button", { name: /^To the step that printed it/ }).click();
  await expect(view.getByRole("region", { name: "Input and output" })).toContainText("nothing");
});

test("somebody else's program that is shown by a link can be gone through, too", async ({
  userPage: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const sent = await page.request.post("/submission/submit/two-belts", {
    data: { code: 'console.log("shared");', language: "javascript" },
  });
  const { submissionId } = await sent.json();
  const { shareToken } = await (await page.request.post(`/submission/share/${submissionId}`)).json();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  try {
    const other = await context.newPage();
    await signUp(context.request, { firstName: "Noor", emailId: freshEmail("noor") });
    await other.goto(`/shared/${shareToken}`);
    await other.getByRole("button", { name: "Steps: Example 1" }).click();
    const { view, slider } = stepsOf(other);
    await expect(slider).toBeVisible(VERDICT_WAIT);
    await expect(view.getByRole("button", { name: "Ask the helper about this step" })).toBeHidden();
    await other.keyboard.press("End");
    await expect(view.getByRole("region", { name: "Input and output" })).toContainText("shared");
  } finally {
    await context.close();
  }
});
