import { expect, type Page } from "@playwright/test";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const SUM = {
  "C++": "#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }",
  Java: "import java.util.Scanner;\nclass Main { public static void main(String[] x) { Scanner s = new Scanner(System.in); System.out.println(s.nextLong() + s.nextLong()); } }",
  JavaScript:
    'const [a, b] = require("fs").readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);\nconsole.log(a + b);',
};

test("the panel leads to the four screens", async ({ adminPage: page }) => {
  await page.goto("/admin");
  await expect(page).toHaveTitle("Admin Panel · Verdict");
  await expect(page.getByRole("banner").getByRole("link", { name: "Problems" })).toHaveCount(0);
  const cards = page.getByRole("list").getByRole("link");
  await expect(cards).toHaveText(["Create Problem", "Update Problem", "Delete Problem", "Video Problem"]);
  await inspectScreen(page, "admin");
  for (const [card, path, heading] of [
    ["Create Problem", "/admin/create", "Create New Problem"],
    ["Update Problem", "/admin/update", "Update Problems"],
    ["Delete Problem", "/admin/delete", "Delete Problems"],
    ["Video Problem", "/admin/video", "Video Upload and Delete"],
  ] as const) {
    await page.goto("/admin");
    await page.getByRole("link", { name: card }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("an empty form names every broken rule and sends nothing", async ({ adminPage: page }) => {
  await page.goto("/admin/create");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/problem/create")) sent += 1;
  });
  await inspectScreen(page, "admin-create");
  await page.getByRole("button", { name: "Create Problem" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByText("Description is required")).toBeVisible();
  await expect(page.getByText("Input is required")).toHaveCount(2);
  await expect(page.getByText("Output is required")).toHaveCount(2);
  await expect(page.getByText("Explanation is required")).toHaveCount(1);
  await expect(page.getByText("Initial code is required")).toHaveCount(3);
  await expect(page.getByText("Complete code is required")).toHaveCount(3);
  await expect(page.getByLabel("Title")).toBeFocused();
  await inspectScreen(page, "admin-create-invalid");

  await page.getByRole("button", { name: "Remove visible test 1" }).click();
  await page.getByRole("button", { name: "Remove hidden test 1" }).click();
  await page.getByRole("button", { name: "Create Problem" }).click();
  await expect(page.getByText("At least one visible test case required")).toBeVisible();
  await expect(page.getByText("At least one hidden test case required")).toBeVisible();
  expect(sent).toBe(0);
});

test("pasted tests come 25 a page, and a broken one is brought up", async ({ adminPage: page }) => {
  await page.goto("/admin/create");
  const hidden = page.getByRole("region", { name: /^Hidden Test Cases/ });
  await hidden.getByText("Add many at once").click();
  const tests = Array.from({ length: 60 }, (_, index) => ({
    // One is longer than a phone is wide.
    input: index === 55 ? "1000000000 ".repeat(30) : `${index} 1`,
    output: `${index + 1}`,
    name: index === 59 ? "the largest sum" : undefined,
  }));
  await hidden.getByLabel("Paste tests").fill(JSON.stringify(tests));
  await hidden.getByRole("button", { name: "Replace all by these" }).click();
  await expect(page.getByRole("heading", { name: "Hidden Test Cases (60)" })).toBeVisible();
  await expect(hidden.getByRole("button", { name: /^Test \d+/ })).toHaveCount(25);
  await expect(hidden.getByText("1–25 of 60")).toBeVisible();
  await hidden.getByRole("button", { name: "Next page" }).click();
  await hidden.getByRole("button", { name: "Next page" }).click();
  const last = hidden.getByRole("button", { name: /^Test 60/ });
  await expect(last).toContainText("59 1");
  await expect(last).toContainText("the largest sum");
  await inspectScreen(page, "admin-test-names");
  await last.click();
  await expect(hidden.getByLabel("Name (optional, for authors)")).toHaveValue("the largest sum");
  await hidden.getByLabel("Output").last().fill("");
  await hidden.getByRole("button", { name: "Previous page" }).click();
  await page.getByRole("button", { name: "Create Problem" }).click();
  await expect(hidden.getByText("51–60 of 60")).toBeVisible();
  await expect(hidden.getByText("Output is required")).toBeVisible();

  await hidden.getByLabel("Paste tests").fill("1 2");
  await hidden.getByRole("button", { name: "Add these" }).click();
  await expect(hidden.getByText("Test 1 has no line --- before its output")).toBeVisible();
});

test("a problem is proven, created, updated and deleted", async ({ adminPage: page }) => {
  test.slow();
  const title = `Sum of Two ${Date.now()}`;
  const dialogs = acceptDialogs(page);
  await page.goto("/admin/create");
  await fillForm(page, title);

  await page.getByLabel("Reference Solution").nth(2).fill("console.log(5)");
  await page.getByRole("button", { name: "Create Problem" }).click();
  await expect(page.getByText(/^JavaScript fails hidden test 1/)).toBeVisible({ timeout: 60_000 });
  expect(dialogs.at(-1)).toContain("Error: The JavaScript reference solution fails");
  await inspectScreen(page, "admin-create-refused");

  await page.getByLabel("Reference Solution").nth(2).fill(SUM.JavaScript);
  await page.getByRole("button", { name: "Create Problem" }).click();
  await expect(page).toHaveURL("/", { timeout: 60_000 });
  expect(dialogs.at(-1)).toBe("Problem created successfully!");

  await page.goto("/admin/update");
  await page.getByLabel("Search problems").fill(title);
  await expect(page.getByRole("row")).toHaveCount(2);
  await inspectScreen(page, "admin-update");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Reference Solution").nth(2)).toContainText("console.log(a + b);");
  const parts = page.getByRole("navigation", { name: "Parts of the form" });
  await expect(parts.getByRole("link", { name: "Hidden (1)" })).toHaveAttribute("href", "#hidden-tests");
  await page.getByRole("button", { name: "Code", exact: true }).click();
  await expect(page.getByLabel("Reference Solution").first()).toBeHidden();
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(parts.getByRole("link", { name: "Basics needs attention" })).toBeVisible();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Code", exact: true }).click();
  await inspectScreen(page, "admin-update-form");
  await page.getByLabel("Title").fill(`${title} again`);
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page).toHaveURL("/admin/update", { timeout: 60_000 });
  expect(dialogs.at(-1)).toBe("Problem updated successfully!");

  await page.goto("/admin/delete");
  await page.getByLabel("Search problems").fill(`${title} again`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await inspectScreen(page, "admin-delete");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(`“${title} again” was deleted.`)).toBeVisible();
  expect(dialogs.at(-1)).toBe("Are you sure you want to delete this problem?");
  await page.goto("/problems");
  await page.getByLabel("Search problems").fill(title);
  await expect(page.getByText("No problems found matching your criteria.")).toBeVisible();
});

test("a draft is saved before there is a test or a solution, and its author goes on with it", async ({
  adminPage: page,
}) => {
  const title = `An Idea ${Date.now()}`;
  const dialogs = acceptDialogs(page);
  await page.goto("/admin/create");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByText("Complete code is required")).toHaveCount(0);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Add two numbers.");
  await page.getByRole("button", { name: "Save as Draft" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/update\/an-idea-\d+$/);
  expect(dialogs.at(-1)).toBe("Problem created successfully!");
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Draft: only admins see this problem")).toBeChecked();
  await inspectScreen(page, "admin-draft");
  await page.getByLabel("Draft: only admins see this problem").uncheck();
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page.getByText("Initial code is required")).toHaveCount(3);
  await page.getByLabel("Draft: only admins see this problem").check();
  await page.getByLabel("Description").fill("Add three numbers.");
  await page.getByRole("button", { name: "Update Problem" }).click();
  await expect(page).toHaveURL("/admin/update");
});

test("code and statement are written in the editor, which the keyboard reaches and leaves", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/create");
  const statement = page.getByLabel("Description");
  await expect(statement).toBeVisible();
  await page.getByLabel("Title").focus();
  await page.keyboard.press("Tab");
  await expect(statement).toBeFocused();
  await page.keyboard.type("# Ferries\n\nAt most $n$ of [1, n) don't wait.");
  await expect(statement.getByText("# Ferries")).toHaveCSS("color", await colourOf(page, "--code-keyword"));
  await expect(statement).toContainText("don't wait.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Editorial" })).toBeFocused();

  const code = page.getByLabel("Initial Code in C++");
  await code.focus();
  await page.keyboard.type("int main() {\nreturn 0;");
  await expect(code.getByText("return")).toHaveCSS("color", await colourOf(page, "--code-keyword"));
  await expect(code).toHaveAccessibleDescription("Tab indents; Esc and then Tab leaves the field.");
  await page.keyboard.press("Tab");
  await expect(code).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Reference Solution in C++")).toBeFocused();
  await inspectScreen(page, "admin-create-written");
});

test("unsaved work is not left without a question", async ({ adminPage: page }) => {
  await page.goto("/admin/create");
  await page.getByLabel("Title").fill("Half a problem");
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page).toHaveURL("/admin/create");
  await expect(page.getByLabel("Title")).toHaveValue("Half a problem");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page).toHaveURL("/admin");
});

test.describe("when a call fails", () => {
  test.use({ expectsFailures: true });

  for (const path of ["/admin/update", "/admin/delete", "/admin/video"]) {
    test(`${path} says that the list did not come, and can be tried again`, async ({ adminPage: page }) => {
      await page.route("**/problem/getAllProblem", (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole("alert")).toContainText("Failed to fetch problems");
      await page.unroute("**/problem/getAllProblem");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("table")).toBeVisible();
    });
  }

  test("a problem that could not be deleted stays in the table", async ({ adminPage: page }) => {
    acceptDialogs(page);
    await page.route("**/problem/delete/*", (route) => route.abort());
    await page.goto("/admin/delete");
    const first = page.getByRole("row").nth(1);
    const title = await first.getByRole("rowheader").innerText();
    await first.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to delete problem");
    await expect(page.getByRole("rowheader", { name: title })).toBeVisible();
  });

  test("a dismissed question deletes nothing", async ({ adminPage: page }) => {
    let sent = 0;
    await page.route("**/problem/delete/*", (route) => {
      sent += 1;
      return route.abort();
    });
    page.on("dialog", (dialog) => dialog.dismiss());
    await page.goto("/admin/delete");
    await page.getByRole("button", { name: "Delete" }).first().click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(sent).toBe(0);
  });
});

test("the audit log shows the admin's own login", async ({ adminPage: page }) => {
  await page.goto("/admin");
  await page.getByRole("link", { name: "Audit Log" }).click();
  // Others log in meanwhile.
  await page.getByLabel("Email or IP address").fill("admin@verdict.local");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("listitem").filter({ hasNotText: "admin@verdict.local" })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Logged in" }).first()).toContainText(
    "admin@verdict.local",
  );
  await page.getByLabel("Kind").selectOption("Became admin");
  await expect(page.getByRole("listitem").filter({ hasText: "start of the server" })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "Logged in" })).toHaveCount(0);
  await page.getByLabel("Email or IP address").fill("nobody@example.com");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No entry matches.")).toBeVisible();
  await inspectScreen(page, "admin-audit");
});

async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Read $a$ and $b$ and print $a + b$.");
  await expect(page.getByRole("region", { name: "Preview", exact: true }).locator("math").first()).toBeVisible();
  await page.getByLabel("Difficulty").selectOption("medium");
  await page.getByLabel("Tags").selectOption("dp");
  await page.getByLabel("Input").nth(0).fill("2 3");
  await page.getByLabel("Output", { exact: true }).nth(0).fill("5");
  await page.getByLabel("Explanation").fill("2 and 3 make 5.");
  await page.getByLabel("Input").nth(1).fill("10 20");
  await page.getByLabel("Output", { exact: true }).nth(1).fill("30");
  for (const [index, code] of Object.values(SUM).entries()) {
    await page.getByLabel("Initial Code").nth(index).fill(`// ${index}`);
    await page.getByLabel("Reference Solution").nth(index).fill(code);
  }
}

/** A colour of the theme, as the browser computes it. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate<string>(
    `(() => { const probe = document.body.appendChild(document.createElement("i")); probe.style.color = "var(${name})"; const { color } = getComputedStyle(probe); probe.remove(); return color; })()`,
  );
}

/** The texts of all dialogs, each of which is accepted. */
function acceptDialogs(page: Page): string[] {
  const texts: string[] = [];
  page.on("dialog", (dialog) => {
    texts.push(dialog.message());
    return dialog.accept();
  });
  return texts;
}
