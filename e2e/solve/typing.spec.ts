import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { editorOf, openProblem, panelOf, runButton, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

/** A compiler answers in half a second; on a machine that runs all tests at once it may wait for its turn. */
const PREPARED_WAIT = { timeout: 30_000 };

const chip = (page: Page) => page.getByRole("button", { name: /^\d+ (error|hint)/ });
const errors = (page: Page) => page.locator(".cm-lintRange-error");
const list = (page: Page) => page.getByRole("region", { name: "Errors and hints" });

async function chooseLanguage(page: Page, name: "C++" | "Java" | "JavaScript"): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("textbox", { name: `${name} code editor` })).toBeVisible();
}

/** The place in the code at which the next key is typed: the end of the line that has this text. */
async function goToEndOf(page: Page, text: string): Promise<void> {
  await editorOf(page).getByText(text).first().click();
  await page.keyboard.press("End");
}

const FAULTS = [
  {
    language: "C++",
    code: "#include <iostream>\n\nint main() {\n  std::cout << unknown;\n}\n",
    wrong: "unknown",
    says: /unknown/,
    mended: "#include <iostream>\n\nint main() {\n  int known = 1;\n  std::cout << known;\n}\n",
  },
  {
    language: "Java",
    code: "public class Main {\n  public static void main(String[] args) {\n    System.out.println(unknown);\n  }\n}\n",
    wrong: "unknown",
    says: /cannot find symbol/,
    mended: "public class Main {\n  public static void main(String[] args) {\n    System.out.println(1);\n  }\n}\n",
  },
  {
    language: "JavaScript",
    code: "const known = 1\nlet wrong = ;\n",
    wrong: ";",
    says: /Unexpected token/,
    mended: "const known = 1;\nconsole.log(known);\n",
  },
] as const;

for (const { language, code, wrong, says, mended } of FAULTS) {
  test(`${language}: an error is marked while one types, moves with the text, and goes when it is mended`, async ({
    userPage: page,
  }) => {
    test.slow();
    await openProblem(page, "two-belts");
    await chooseLanguage(page, language);
    await writeCode(page, code);
    await expect(errors(page)).toHaveText(wrong, PREPARED_WAIT);
    await expect(chip(page)).toHaveText("1 error");
    await chip(page).click();
    const line = code.split("\n").findIndex((text) => text.includes(wrong)) + 1;
    await expect(list(page).getByRole("button", { name: `Line ${line}` })).toContainText(says);

    // A new first line: the mark goes down with its word at once, before the judge has said anything.
    await page.route("**/submission/prepare/**", () => undefined);
    await editorOf(page).click();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("\n");
    await expect(list(page).getByRole("button", { name: `Line ${line + 1}` })).toContainText(says);
    await expect(errors(page)).toHaveText(wrong);
    await page.unroute("**/submission/prepare/**");

    await writeCode(page, mended);
    await expect(errors(page)).toHaveCount(0, PREPARED_WAIT);
    await expect(list(page)).toBeHidden();
    await expect(page.getByText("No errors", { exact: true })).toBeVisible(PREPARED_WAIT);
  });
}

test("keys and the palette go through errors and hints, which screen readers hear", async ({ userPage: page }) => {
  test.slow();
  await openProblem(page, "two-belts");
  await chooseLanguage(page, "C++");
  const faulty = "int main() {\n  first;\n\n  second;\n}\n";
  await writeCode(page, faulty);
  await expect(chip(page)).toHaveText("2 errors", PREPARED_WAIT);
  await expect(page.getByRole("status").getByText(/^2 errors\. Error in line 2: /)).toBeAttached();

  // What the editor announces stands there for a fifth of a second only.
  await page.evaluate(`
    globalThis.announced = [];
    const region = document.querySelector(".cm-announced");
    new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
  `);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  const chosen = list(page).locator("[aria-current=true]");
  await expect(chosen).toContainText("Line 2");
  await expect(editorOf(page)).toBeFocused();
  await expect.poll(() => page.evaluate<string>("announced.join()")).toContain("Error in line 2:");
  await page.keyboard.press("F8");
  await expect(chosen).toContainText("Line 4");
  await page.keyboard.press("F8");
  await expect(chosen).toContainText("Line 2");
  await page.keyboard.press("Shift+F8");
  await expect(chosen).toContainText("Line 4");
  await inspectScreen(page, "typing-errors");

  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("previous error");
  await page.keyboard.press("Enter");
  await expect(chosen).toContainText("Line 2");
  await list(page).getByRole("button", { name: "Line 4" }).focus();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(editorOf(page)).toBeFocused();
});

test("warnings are quiet hints", async ({ userPage: page }) => {
  test.slow();
  await openProblem(page, "two-belts");
  await chooseLanguage(page, "C++");
  const code =
    "#include <vector>\n\nint main() {\n  std::vector<int> all;\n  for (int i = 0; i < all.size(); i++) all.pop_back();\n}\n";
  await writeCode(page, code);
  await expect(chip(page)).toHaveText("1 hint", PREPARED_WAIT);
  await expect(page.locator(".cm-lintRange-warning").first()).toBeVisible();
  await expect(errors(page)).toHaveCount(0);
  await chip(page).click();
  await inspectScreen(page, "typing-hints");
});

test("untouched starter code is not sent, and neither is anything that was answered", async ({ userPage: page }) => {
  test.slow();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/submission/prepare/")) sent.push(request.postData() ?? "");
  });
  await openProblem(page, "two-belts");
  await chooseLanguage(page, "JavaScript");
  await expect(page.getByRole("switch", { name: "Live" }).first()).toBeVisible();
  await runButton(page).hover();
  await page.waitForTimeout(1_500);
  expect(sent).toEqual([]);

  await writeCode(page, "console.log(1);\n");
  await expect(page.getByText("No errors", { exact: true })).toBeVisible(PREPARED_WAIT);
  const before = sent.length;
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await runButton(page).hover();
  await page.waitForTimeout(1_500);
  expect(sent.length).toBe(before);
});

test("switched off, nothing is sent and nothing is marked until a run says so", async ({ userPage: page }) => {
  test.slow();
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/submission/prepare/") && sent.push(request.url()));
  await openProblem(page, "boot-sequence");
  await page.getByRole("button", { name: "Editor settings" }).click();
  await page.getByRole("checkbox", { name: /^Check while typing/ }).uncheck();
  await expect(page.getByRole("checkbox", { name: /^Live examples/ })).toBeDisabled();
  await inspectScreen(page, "typing-settings");
  await page.keyboard.press("Escape");
  await writeCode(page, "const nothing = null;\n\nnothing.call();\n");
  await runButton(page).hover();
  await page.waitForTimeout(1_500);
  expect(sent).toEqual([]);
  await runButton(page).click();
  await expect(errors(page)).toHaveText("call", VERDICT_WAIT);
  await expect(chip(page)).toHaveText("1 error");
  // The line that is mended is no longer marked, though nobody was asked.
  await goToEndOf(page, "nothing.call();");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("console.log(1);");
  await expect(errors(page)).toHaveCount(0);

  // One that is mended elsewhere stands until the next run, which has nothing to complain of.
  await chooseLanguage(page, "C++");
  await writeCode(page, "int main() {\n  return wrong;\n}\n");
  await runButton(page).click();
  await expect(errors(page)).toHaveText("wrong", VERDICT_WAIT);
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("int wrong = 0;\n");
  await expect(errors(page)).toHaveText("wrong");
  await runButton(page).click();
  await expect(panelOf(page, "Test Cases").getByRole("heading", { name: "Wrong Answer" })).toBeVisible(VERDICT_WAIT);
  await expect(errors(page)).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ expectsFailures: true });

  test("typing goes on, nothing is sent, and back online the draft is looked at", async ({
    userPage: page,
    context,
  }) => {
    test.slow();
    await openProblem(page, "two-belts");
    await chooseLanguage(page, "JavaScript");
    await expect(page.getByRole("switch", { name: "Live" }).first()).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("/submission/prepare/") && sent.push(request.url()));
    await context.setOffline(true);
    await writeCode(page, "let wrong = ;\n");
    await page.waitForTimeout(1_500);
    expect(sent).toEqual([]);
    await expect(errors(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(errors(page)).toHaveText(";", PREPARED_WAIT);
  });
});
