import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "./inspect-screen.ts";
import { openProblem, panelOf, VERDICT_WAIT, writeCode } from "./problem-page.ts";

export type Ending = "cpp" | "java" | "js" | "py";

/** How the page calls them. */
const NAMES: Record<Ending, string> = { cpp: "C++", java: "Java", js: "JavaScript", py: "Python 3" };

/** `structures` reverses a list, counts with a memo, fills a heap and crashes; `endless` calls itself for ever. */
export function stepsProgram(name: "search" | "structures" | "endless", ending: Ending): string {
  if (name !== "search") return readFileSync(join(import.meta.dirname, `../testdata/steps/${name}.${ending}`), "utf8");
  const file = ending === "java" ? "Main.java" : `bfs.${ending}`;
  return readFileSync(join(import.meta.dirname, `../../bench/steps/${file}`), "utf8");
}

export function stepsOf(page: Page) {
  const view = page.getByRole("dialog", { name: /^Steps: / });
  return {
    view,
    slider: view.getByRole("slider", { name: "Step" }),
    news: view.getByRole("list", { name: "What just happened" }),
    said: view.getByRole("status").first(),
    line: view.getByRole("listbox").locator('[aria-current="step"]'),
  };
}

async function chooseLanguage(page: Page, ending: Ending): Promise<void> {
  if (ending === "py") {
    await page.getByRole("combobox", { name: "Further languages" }).selectOption({ label: NAMES.py });
  } else await page.getByRole("button", { name: NAMES[ending], exact: true }).click();
}

/** Opens the steps of a program on an own input. */
export async function openSteps(
  page: Page,
  { ending, code, input }: { ending: Ending; code: string; input: string },
): Promise<void> {
  await openProblem(page, "two-belts");
  await chooseLanguage(page, ending);
  await writeCode(page, code);
  const cases = panelOf(page, "Test Cases");
  await cases.getByRole("button", { name: "Add a test" }).click();
  await cases.getByRole("textbox", { name: "Your test input" }).fill(input);
  await cases.getByRole("button", { name: /^Steps: / }).click();
  await expect(stepsOf(page).slider).toBeVisible(VERDICT_WAIT);
}

const GRID = "3 4\n..#.\n....\n.#..\n";
/** The line that sets a distance, and the one that turns a link round. */
const SETS = /distance\[nr\]\[nc\] = distance/;
const TURNS = /head\.next = previous|head->next = previous/;

/** A search, forward and back, by keys and by its lines. */
export async function goThroughSearch(page: Page, ending: Ending): Promise<void> {
  await openSteps(page, { ending, code: stepsProgram("search", ending), input: GRID });
  const { view, slider, news, said, line } = stepsOf(page);
  await expect(view.getByRole("button", { name: "Next", exact: true })).toBeFocused();
  await expect(said).toHaveText(/^Step 1, before line \d+/);
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText(/^Step 2, before line \d+/);
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(/^Step 1, /);

  // To the line that sets a distance, again and again; the table shows where.
  await view.getByRole("option", { name: SETS }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(line).toContainText("distance[nr][nc] = distance[r][c] + 1");
  await page.keyboard.press("ArrowRight");
  await expect(news).toContainText(/distance\[\d\]\[\d\] -1 → 1/);
  await expect(view.getByRole("table", { name: "distance" })).toBeVisible();
  await inspectScreen(page, `steps-search-${ending}`);

  await view.getByRole("button", { name: "distance", exact: true }).click();
  await expect(view.getByText(/^Changed \d+ times in these steps, just now by line \d+/)).toBeVisible();
  await view.getByRole("button", { name: /^Next change: step/ }).click();
  await expect(news).toContainText("distance");

  await page.keyboard.press("End");
  await expect(said).toContainText("The program has ended.");
  await expect(view.getByRole("region", { name: "Input and output" })).toContainText("5");
  await page.keyboard.press("Home");
  await expect(said).toHaveText(/^Step 1, /);
  await expect(slider).toHaveAccessibleName("Step");
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
}

/** Linked nodes, a memo, a heap and a crash, drawn as what they are. */
export async function goThroughStructures(page: Page, ending: Ending): Promise<void> {
  await openSteps(page, { ending, code: stepsProgram("structures", ending), input: "1" });
  const { view, said, news } = stepsOf(page);
  await view.getByRole("option", { name: TURNS }).click();
  for (let times = 0; times < 3; times += 1) await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(view.getByRole("list", { name: "previous" })).toContainText("2");
  await inspectScreen(page, `steps-list-${ending}`);

  // What a call gives back is told where it comes back to.
  await view.getByRole("option", { name: /n < 2/ }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(view.getByRole("region", { name: "Calls" })).toContainText("ways");
  await view.getByRole("button", { name: "Out of this call" }).click();
  await expect(news).toContainText(/ways returned 13|memo/);

  await page.keyboard.press("End");
  await expect(said).toContainText("crashed");
  await expect(view.getByRole("table", { name: "memo" })).toContainText("13");
  await view.getByRole("combobox", { name: "Drawing of heap" }).selectOption("Heap tree");
  await expect(view.getByRole("img", { name: /^heap: 1 to 3 and 5/ })).toBeVisible();
  await inspectScreen(page, `steps-crash-${ending}`);
}

/** Windows of an endless recursion: the next one, the crash, and the start. */
export async function goThroughRecursion(page: Page, ending: Ending): Promise<void> {
  await openSteps(page, { ending, code: stepsProgram("endless", ending), input: "1" });
  const { view, said } = stepsOf(page);
  await expect(view.getByText("Steps 1 to 5,000 are here.")).toBeVisible();
  await view.getByRole("button", { name: "The next steps" }).click();
  await expect(said).toHaveText(/^Step 5001, /, VERDICT_WAIT);
  await view.getByRole("button", { name: "To the crash" }).click();
  await expect(said).toContainText("crashed", VERDICT_WAIT);
  await inspectScreen(page, `steps-endless-${ending}`);
  await view.getByRole("button", { name: "To the start" }).click();
  await expect(said).toHaveText(/^Step 1, /);
}
