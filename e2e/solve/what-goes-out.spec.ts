import { expect, type Page, type Request } from "@playwright/test";
import { acceptedSource, editorOf, openProblem, panelOf, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const PROBLEM = "the-quietest-hour";
const NOTHING = "// Nothing happens in this line, nor in any of the many others like it.\n";
/** Near the limit of 64 KB. */
const LONG = acceptedSource(PROBLEM, "solution.js") + NOTHING.repeat(800);
const TYPED = "// typed now";

/** What is told to the server by itself after a pause. */
function watchBodies(page: Page): { call: string; bytes: number }[] {
  const sent: { call: string; bytes: number }[] = [];
  page.on("request", (request: Request) => {
    const [, call] = /\/submission\/(drafts|prepare|run)\//.exec(request.url()) ?? [];
    const bytes = request.postDataBuffer()?.length ?? 0;
    if (call !== undefined && bytes > 0) sent.push({ call, bytes });
  });
  return sent;
}

const keptText = async (page: Page) => {
  const { drafts } = await (await page.request.get(`/submission/drafts/${PROBLEM}`)).json();
  return drafts.find(({ slot }: { slot: string }) => slot === "javascript")?.text;
};

test("of a long text only what changed goes out after a pause: kept, prepared and run", async ({ userPage: page }) => {
  test.slow();
  const cases = panelOf(page, "Test Cases");
  const passed = cases.getByText(/^(\d+) of \1 tests pass$/);
  await openProblem(page, PROBLEM);
  await page.getByRole("switch", { name: "Live" }).locator("visible=true").click();
  await writeCode(page, LONG);
  await expect(passed).toBeVisible(VERDICT_WAIT);
  await expect.poll(() => keptText(page), VERDICT_WAIT).toBe(LONG);

  const sent = watchBodies(page);
  const counted = () => new Set(sent.map(({ call }) => call)).size;
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(TYPED, { delay: 60 });
  await expect.poll(() => keptText(page), VERDICT_WAIT).toBe(`${LONG}${TYPED}`);
  await expect.poll(counted, VERDICT_WAIT).toBe(3);
  await expect(passed).toBeVisible(VERDICT_WAIT);
  const bytes = sent.reduce((sum, body) => sum + body.bytes, 0);
  expect(bytes, JSON.stringify(sent)).toBeLessThan(LONG.length / 20);

  // What is there after a reload is the text as it was typed, and the next letter is a change again.
  await page.reload();
  await expect(editorOf(page)).toContainText("readFileSync");
  sent.length = 0;
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("// Once more.\n");
  await expect.poll(() => keptText(page), VERDICT_WAIT).toBe(`// Once more.\n${LONG}${TYPED}`);
  expect(Math.max(...sent.filter(({ call }) => call === "drafts").map((body) => body.bytes))).toBeLessThan(1_000);
});
