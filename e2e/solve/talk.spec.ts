import { expect, type Page } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const CODE = 'const number = Number(require("fs").readFileSync(0, "utf8"));\nconsole.log(2 * number);\n';

test("whoever has solved a problem talks about it with their class, and an administrator hides what is reported", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const title = `Doubling ${Date.now()}`;
  const problemId = await createDoubling(admin.request, title);
  const made = await admin.request.post("/class/create", { data: { name: `Graphs ${Date.now()}` } });
  const { _id: classId } = await made.json();
  const { joinCode } = await (await admin.request.get(`/class/${classId}`)).json();
  const [ada, bob] = (await Promise.all(
    ["Ada", "Bob"].map(async (firstName) => {
      const page = await (await browser.newContext()).newPage();
      await signUp(page.request, { firstName, emailId: freshEmail(firstName.toLowerCase()) });
      await page.request.post("/class/join", { data: { code: joinCode } });
      return page;
    }),
  )) as [Page, Page];

  await ada.goto(`/talk/${problemId}`);
  await expect(ada.getByText("The talk about a problem opens once you have solved it")).toBeVisible();
  await inspectScreen(ada, "talk-closed");
  for (const page of [ada, bob]) {
    const data = { code: CODE, language: "javascript" };
    await page.request.post(`/submission/submit/${problemId}`, { data, timeout: 120_000 });
  }

  await ada.goto(`/problem/${problemId}?tab=solutions`);
  await ada.getByRole("tab", { name: "Solutions" }).click();
  await ada.getByRole("link", { name: "What others have written" }).click();
  await expect(ada.getByText("Nobody has written anything yet.")).toBeVisible();
  await ada
    .getByLabel("Your comment")
    .fill("Why **twice**?\n\n```js\nconst number = 2;\n```\n\n$2n$ <script>alert(1)</script>");
  await ada.getByRole("button", { name: "Comment", exact: true }).press("Enter");
  const thread = ada.getByRole("region", { name: "Comments" });
  await expect(thread.getByText("twice")).toBeVisible();
  // The reader's colours.
  await expect(thread.locator("pre span").first()).toBeVisible();
  await inspectScreen(ada, "talk-comments");
  await thread.getByRole("button", { name: "Change" }).press("Enter");
  await ada.getByLabel("Change your comment").fill("Why **thrice**?\n\n```js\nconst number = 3;\n```");
  await ada.getByRole("button", { name: "Save" }).press("Enter");
  await expect(thread.getByText("thrice")).toBeVisible();
  await expect(thread.getByRole("listitem")).toBeFocused();
  await ada.getByRole("tab", { name: "Solutions" }).click();
  await ada.getByRole("button", { name: "Share", exact: true }).press("Enter");
  await expect(ada.getByRole("button", { name: "Take back" })).toBeFocused();
  await inspectScreen(ada, "talk-own-solutions");

  await bob.goto(`/talk/${problemId}`);
  await bob.getByRole("tab", { name: "Solutions" }).click();
  const shared = bob.getByRole("list", { name: "Shared solutions" });
  await shared.getByRole("button", { name: "Vote (0)" }).press("Enter");
  await expect(shared.getByRole("button", { name: "Vote (1)" })).toHaveAttribute("aria-pressed", "true");
  await shared.getByRole("button", { name: "Read" }).click();
  await expect(shared.getByText("console.log(2 * number)")).toBeVisible();
  await inspectScreen(bob, "talk-solutions");
  await bob.getByRole("tab", { name: "Comments" }).click();
  await bob.getByRole("button", { name: "Report" }).click();
  await bob.getByLabel("What is wrong with it?").fill("It gives nothing away, and is rude.");
  await inspectScreen(bob, "talk-report");
  await bob.getByRole("button", { name: "Send the report" }).click();
  await expect(bob.getByText("You have reported this.")).toBeFocused();

  await admin.goto("/admin");
  await admin.getByRole("link", { name: "Talk Reports" }).click();
  const report = admin.getByRole("listitem").filter({ hasText: title });
  await expect(report).toContainText("It gives nothing away, and is rude.");
  await inspectScreen(admin, "admin-talk-reports");
  await report.getByRole("button", { name: "Hide" }).click();
  await expect(report.getByText("Hidden")).toBeVisible();
  await bob.reload();
  await expect(bob.getByText("Nobody has written anything yet.")).toBeVisible();
  await ada.reload();
  await expect(ada.getByText("Hidden by an administrator")).toBeVisible();
  for (const page of [ada, bob]) await page.context().close();
});
