import { expect, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const TRIPLE = {
  "C++": "#include <iostream>\nint main() { long long a; std::cin >> a; std::cout << 3 * a << std::endl; }",
  Java: "import java.util.Scanner;\nclass Main { public static void main(String[] x) { System.out.println(3 * new Scanner(System.in).nextLong()); } }",
  JavaScript: 'console.log(3 * Number(require("fs").readFileSync(0, "utf8")));',
};

test("a teacher writes a problem for a class, gives it, and has it judged again after a changed test", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const [teaching, studying, visiting] = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext(),
  ];
  const [teacher, student, other] = [await teaching.newPage(), await studying.newPage(), await visiting.newPage()];
  const emailId = freshEmail("grace");
  await signUp(teacher.request, { firstName: "Grace", emailId });
  await signUp(student.request, { firstName: "Ada", emailId: freshEmail("ada") });
  await signUp(other.request, { firstName: "Bob", emailId: freshEmail("bob") });
  await admin.request.post("/class/teachers", { data: { emailId } });
  const name = `Algorithms ${Date.now()}`;
  const { _id: classId } = await (await teacher.request.post("/class/create", { data: { name } })).json();
  const { joinCode } = await (await teacher.request.get(`/class/${classId}`)).json();
  await student.request.post("/class/join", { data: { code: joinCode } });

  await teacher.goto(`/classes/${classId}`);
  await teacher.getByRole("tab", { name: "Problems" }).click();
  await expect(teacher.getByText("Nothing is written for this class yet.")).toBeVisible();
  await inspectScreen(teacher, "class-problems-empty");
  await teacher.getByRole("link", { name: "New problem" }).click();
  await expect(teacher.getByRole("heading", { level: 1, name: "New problem for the class" })).toBeVisible();
  await expect(teacher.getByText("Never shown to anybody but the teachers of the class and admins.")).toBeVisible();
  const title = `Tripling ${Date.now()}`;
  await fillForm(teacher, title);
  await inspectScreen(teacher, "class-problem-form");
  await teacher.getByRole("button", { name: "Create Problem" }).click();
  const row = teacher.getByRole("list", { name: "Problems of the class" }).getByRole("listitem");
  await expect(row).toContainText("In no assignment", { timeout: 60_000 });

  await teacher.getByRole("tab", { name: "Assignments" }).click();
  await teacher.getByRole("link", { name: "New assignment" }).click();
  await teacher.getByLabel("Title").fill("First steps");
  await teacher.getByLabel("Add a problem").fill(title);
  await teacher.getByRole("button", { name: `Add ${title}` }).click();
  await teacher.getByLabel(`Points for ${title}`).fill("10");
  await teacher.getByRole("button", { name: "Give the assignment" }).click();
  await expect(teacher.getByRole("heading", { level: 1, name: "First steps" })).toBeVisible();

  await student.goto(`/classes/${classId}`);
  await student.getByRole("link", { name: "First steps" }).click();
  await student.getByRole("link", { name: title }).click();
  await expect(student.getByText(`from ${name}`)).toBeVisible();
  await inspectScreen(student, "class-problem-student");
  const problemId = new URL(student.url()).pathname.split("/").at(-1) ?? "";
  // Right as long as nobody asks for a negative number.
  const code = 'console.log(Math.abs(3 * Number(require("fs").readFileSync(0, "utf8"))));';
  const data = { code, language: "javascript" };
  const sent = await student.request.post(`/submission/submit/${problemId}`, { data, timeout: 120_000 });
  expect(await sent.json()).toMatchObject({ accepted: true });

  await other.goto(`/problem/${problemId}`);
  await expect(other.getByText("This problem does not exist")).toBeVisible();
  await other.goto("/problems");
  await other.getByLabel("Search problems").fill(title);
  await expect(other.getByText("No problems found matching your criteria.")).toBeVisible();

  await teacher.goto(`/classes/${classId}#problems`);
  await expect(row).toContainText("In First steps");
  await inspectScreen(teacher, "class-problems");
  await teacher.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(teacher.getByLabel("Title")).toHaveValue(title);
  const hidden = teacher.getByRole("region", { name: /^Hidden Test Cases/ });
  await hidden.getByLabel("Input").fill("-2");
  await hidden.getByLabel("Output").fill("-6");
  teacher.on("dialog", (dialog) => dialog.accept());
  await teacher.getByRole("button", { name: "Update Problem" }).click();
  await teacher.getByRole("button", { name: "Judge them again" }).click({ timeout: 60_000 });
  await expect(teacher.getByText("1 of 1 judged again; 1 verdict would change.")).toBeVisible({ timeout: 60_000 });
  await inspectScreen(teacher, "class-problem-rejudged");
  await teacher.getByRole("button", { name: "Apply new verdicts" }).click();
  await expect(teacher.getByText("The new verdicts are in force.")).toBeVisible();
  const grades = await (await teacher.request.get(`/class/${classId}/grades`)).json();
  expect(grades.rows).toMatchObject([{ name: "Ada", total: 0 }]);
  for (const context of [teaching, studying, visiting]) await context.close();
});

async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Print three times $a$.");
  for (const [region, input, output] of [
    [/^Visible Test Cases/, "2", "6"],
    [/^Hidden Test Cases/, "7", "21"],
  ] as const) {
    const tests = page.getByRole("region", { name: region });
    await tests.getByLabel("Input").fill(input);
    await tests.getByLabel("Output").fill(output);
  }
  await page.getByLabel("Explanation").fill("2 + 2 + 2");
  for (const [language, code] of Object.entries(TRIPLE)) {
    await page.getByLabel(`Initial Code in ${language}`, { exact: true }).fill("// Yours");
    await page.getByLabel(`Reference Solution in ${language}`, { exact: true }).fill(code);
  }
}
