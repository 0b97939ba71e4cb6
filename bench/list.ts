// How the problem list keeps up at 2,000 problems: INP of searching, sorting, filtering and ticking, on a machine as it
// is and with a processor four times as slow.
import type { Page } from "@playwright/test";
import { Difficulty, type ProblemSummary, Tag } from "@verdict/contract/problems";
import { freshEmail, signUp } from "../e2e/support/accounts.ts";
import { launchProduct } from "../e2e/support/launch-product.ts";
import { median, printFigure } from "./figure.ts";
import { inpOf, readInteractions, slowDown, watchInteractions } from "./interactions.ts";
import { launchBrowser } from "./launch-browser.ts";

const PROBLEM_COUNT = 2_000;
const KEY_MS = 110;
/** Between two presses: as long as somebody looks at what has come of one. */
const LOOK_MS = 350;
/** Words that are found, that are misspelled, and that nothing matches: the search has a way of its own for each. */
const SEARCHES = ["shortest islands", "lingest flihgts", "graph hard", "1234", "zzzzzzzz"];
const TITLES = ["Two Intervals", "Longest Flights After K Steps", "Shortest Islands", "Merge Sum Under a Budget"];

const product = await launchProduct({ name: "bench-list", role: "all" });
process.env.E2E_DATA_DIR = product.dataDir;
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ baseURL: product.baseUrl, viewport: { width: 1440, height: 900 } });
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("list") });
  for (const slowdown of [1, 4]) {
    const page = await context.newPage();
    await answerWithMany(page);
    await page.goto("/problems");
    await page.getByText("2,000 of 2,000 shown").waitFor();
    await slowDown(await page.context().newCDPSession(page), slowdown);
    await watchInteractions(page);
    await useList(page);
    const interactions = await readInteractions(page);
    const durations = interactions.map(({ duration }) => duration);
    console.error(`${durations.length} interactions at ${slowdown} times`);
    printFigure(`list.inp.${slowdown}x`, inpOf(interactions), "ms");
    printFigure(`list.median.${slowdown}x`, median(durations), "ms");
    printFigure(`list.worst.${slowdown}x`, durations.at(-1) ?? Number.NaN, "ms");
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** A site with many problems, a fifth of them solved, all of them tried by somebody. */
async function answerWithMany(page: Page): Promise<void> {
  const problems: ProblemSummary[] = Array.from({ length: PROBLEM_COUNT }, (_nothing, index) => ({
    _id: `p${index}`,
    title: `${TITLES[index % TITLES.length]} ${index}`,
    difficulty: Difficulty.options[index % Difficulty.options.length] ?? "easy",
    tags: Tag.options[index % Tag.options.length] ?? "array",
  }));
  const ids = problems.map(({ _id }) => _id);
  const answers = {
    "problem/getAllProblem": problems,
    "problem/problemSolvedByUser": problems.filter((_problem, index) => index % 5 === 0),
    "submission/attempted": { problemIds: ids.filter((_id, index) => index % 5 < 2) },
    "submission/acceptance": ids.map((problemId, index) => ({ problemId, accepted: index % 20, judged: 20 })),
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/${path}`, (route) => route.fulfill({ json }));
  await page.route("**/problem/lists/**", (route) => route.fulfill({ json: { success: true } }));
}

async function useList(page: Page): Promise<void> {
  const search = page.getByLabel("Search problems");
  for (const text of SEARCHES) {
    await search.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text, { delay: KEY_MS });
    await page.waitForTimeout(LOOK_MS);
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  for (const column of ["title", "acceptance", "tag", "difficulty", "number"]) {
    await page.getByRole("button", { name: `Sort by ${column}` }).click();
    await page.waitForTimeout(LOOK_MS);
  }
  for (const name of ["Status", "Difficulty", "Tag"]) {
    await page.getByLabel(name, { exact: true }).focus();
    for (const key of ["Enter", "ArrowDown", "Enter", "Enter", "ArrowUp", "Enter"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(LOOK_MS);
    }
  }
  for (let row = 0; row < 8; row += 1) {
    await page
      .getByRole("button", { name: /^Bookmark / })
      .nth(row)
      .click();
    await page.waitForTimeout(LOOK_MS);
  }
  for (const key of ["PageDown", "End", "Home"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(LOOK_MS);
  }
}
