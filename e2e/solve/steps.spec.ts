import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem, panelOf, submitButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const SEARCH = `const [first, ...lines] = require("fs").readFileSync(0, "utf8").trim().split("\\n");
const [rows, columns] = first.split(" ").map(Number);
const grid = lines.map((line) => [...line]);

function bfs() {
  const distance = grid.map((row) => row.map(() => -1));
  const queue = [[0, 0]];
  distance[0][0] = 0;
  while (queue.length > 0) {
    const [r, c] = queue.shift();
    for (const [dr, dc] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const nr = r + dr;
      const nc = c + dc;
      if (nr < 0 || nc < 0 || nr >= rows || nc >= columns) continue;
      if (grid[nr][nc] === "#" || distance[nr][nc] !== -1) continue;
      distance[nr][nc] = distance[r][c] + 1;
      queue.push([nr, nc]);
    }
  }
  return distance[rows - 1][columns - 1];
}

console.log(bfs());
`;

const REVERSAL = `class Node {
  constructor(value, next) {
    this.value = value;
    this.next = next;
  }
}
function reverse(head) {
  let previous = null;
  while (head !== null) {
    const next = head.next;
    head.next = previous;
    previous = head;
    head = next;
  }
  return previous;
}
let list = null;
for (let value = 4; value > 0; value--) list = new Node(value, list);
list = reverse(list);
const memo = new Map();
function ways(n) {
  if (n < 2) return 1;
  if (!memo.has(n)) memo.set(n, ways(n - 1) + ways(n - 2));
  return memo.get(n);
}
console.log(list.value, ways(6));
const heap = [1, 3, 2, 7, 5];
heap[9].toString();
`;

const ENDLESS = `let calls = 0;
function down(n) {
  calls += 1;
  return down(n + 1);
}
down(0);
`;

function stepsOf(page: Page) {
  const view = page.getByRole("dialog", { name: /^Steps: / });
  return {
    view,
    slider: view.getByRole("slider", { name: "Step" }),
    news: view.getByRole("list", { name: "What just happened" }),
    said: view.getByRole("status").first(),
    line: view.getByRole("listbox").locator('[aria-current="step"]'),
  };
}

/** Opens the steps of the editor's code on an own input. */
async function openSteps(page: Page, { code, input }: { code: string; input: string }): Promise<void> {
  await openProblem(page, "two-belts");
  await writeCode(page, code);
  const cases = panelOf(page, "Test Cases");
  await cases.getByRole("button", { name: "Add a test" }).click();
  await cases.getByRole("textbox", { name: "Your test input" }).fill(input);
  await cases.getByRole("button", { name: /^Steps: / }).click();
  await expect(stepsOf(page).slider).toBeVisible(VERDICT_WAIT);
}

test("a search is gone through forward and back, by keys, over calls, to a line and to a change", async ({
  userPage: page,
}) => {
  test.setTimeout(180_000);
  await openSteps(page, { code: SEARCH, input: "3 4\n..#.\n....\n.#..\n" });
  const { view, slider, news, said, line } = stepsOf(page);
  await expect(view.getByRole("button", { name: "Next", exact: true })).toBeFocused();
  await expect(line).toContainText("const [first, ...lines]");
  await page.keyboard.press("ArrowRight");
  await expect(news).toContainText("first");
  await expect(said).toHaveText(/^Step 2, before line 2 .*first is "3 4"/);
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(/^Step 1, /);

  // To the line that sets a distance, again and again; the table shows where.
  await view.getByRole("option", { name: /distance\[nr\]\[nc\] = distance/ }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(line).toContainText("distance[nr][nc] = distance[r][c] + 1");
  await page.keyboard.press("ArrowRight");
  await expect(news).toContainText(/distance\[\d\]\[\d\] -1 → 1/);
  await expect(view.getByRole("table", { name: "distance" })).toBeVisible();
  await inspectScreen(page, "steps-search");

  await view.getByRole("button", { name: "distance", exact: true }).click();
  await expect(view.getByText(/^Changed \d+ times in these steps, just now by line 16/)).toBeVisible();
  await view.getByRole("button", { name: /^Next change: step/ }).click();
  await expect(news).toContainText("distance");

  await page.keyboard.press("End");
  await expect(said).toContainText("The program has ended.");
  await expect(view.getByRole("region", { name: "Input and output" })).toContainText("5");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(line).toContainText("return distance[rows - 1][columns - 1]");
  await expect(slider).toHaveAccessibleName("Step");
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
});

test("nodes, maps and a crash stand there as what they are", async ({ userPage: page }) => {
  test.setTimeout(180_000);
  await openSteps(page, { code: REVERSAL, input: "1" });
  const { view, said } = stepsOf(page);
  await view.getByRole("option", { name: /head\.next = previous/ }).click();
  for (let times = 0; times < 3; times += 1) await view.getByRole("button", { name: "When it runs next" }).click();
  await expect(view.getByRole("list", { name: "previous" })).toContainText("2");
  await inspectScreen(page, "steps-list");

  await page.keyboard.press("End");
  await expect(said).toContainText("crashed");
  await expect(view.getByRole("list", { name: "What just happened" })).toContainText("TypeError");
  await expect(view.getByRole("table", { name: "memo" })).toContainText("13");
  await view.getByRole("combobox", { name: "Drawing of heap" }).selectOption("Heap tree");
  await expect(view.getByRole("img", { name: /^heap: 1 to 3 and 2/ })).toBeVisible();
  await inspectScreen(page, "steps-crash");
});

test("behind the first steps of an endless recursion come the next ones, and its crash", async ({ userPage: page }) => {
  test.setTimeout(240_000);
  await openSteps(page, { code: ENDLESS, input: "1" });
  const { view, said } = stepsOf(page);
  await expect(view.getByText("Steps 1 to 5,000 are here.")).toBeVisible();
  await view.getByRole("button", { name: "The next steps" }).click();
  await expect(said).toHaveText(/^Step 5001, /, VERDICT_WAIT);
  await inspectScreen(page, "steps-endless");
  await view.getByRole("button", { name: "To the start" }).click();
  await expect(said).toHaveText(/^Step 1, /);
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
