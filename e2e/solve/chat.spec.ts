import { expect, type Page } from "@playwright/test";
import type { ChatBody } from "@verdict/contract/assistant";
import { inspectScreen } from "../support/inspect-screen.ts";
import { openProblem } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const ANSWER = "Look at **neighbours**.\n\n```js\nlet best = 0;\n```\n\n![x](https://evil.example/a.png)<img src=x>";

/** Wider than the chat, on any screen. */
const WIDE_LINE = `const sum = ${Array.from({ length: 60 }, (_, index) => `part${index}`).join(" + ")};`;

async function openChat(page: Page, status = { isConfigured: true, message: "" }): Promise<void> {
  await page.route("**/ai/status", (route) => route.fulfill({ json: status }));
  await openProblem(page, "two-belts");
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await expect(page.getByLabel("Your message")).toBeVisible();
}

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}

test("a question is sent with the problem and the code, and its streamed answer is shown safely", async ({
  userPage: page,
}) => {
  const asked: ChatBody[] = [];
  await page.route("**/ai/chat", (route) => {
    asked.push(route.request().postDataJSON());
    const deltas = [...ANSWER].map((delta) => ({ delta }));
    const body = [...deltas, { checking: true }, { message: ANSWER, hintLevel: "nudge" }]
      .map((event) => `data: ${JSON.stringify(event)}\n\n`)
      .join("");
    return route.fulfill({ contentType: "text/event-stream", body });
  });
  await openChat(page);
  await ask(page, "x");
  await expect(page.getByRole("alert")).toContainText("at least 2 characters");
  expect(asked).toEqual([]);
  await inspectScreen(page, "problem-chat-too-short");
  await ask(page, "Where do I begin?");
  const log = page.getByRole("log");
  await expect(log.locator("strong")).toHaveText("neighbours");
  await expect(log.locator("pre")).toHaveText("let best = 0;");
  await expect(log.locator("img")).toHaveCount(0);
  await expect(log).toContainText("<img src=x>");
  expect(asked[0]?.messages).toEqual([{ role: "user", parts: [{ text: "Where do I begin?" }] }]);
  expect(asked[0]).toMatchObject({ title: "Two Belts", problemId: "two-belts", language: "javascript" });
  await expect(log).toContainText("Hint level: Nudge");
  await page.getByRole("button", { name: "Next hint: Idea" }).click();
  await expect(log.locator("pre")).toHaveCount(2);
  expect(asked[1]?.messages.map((message) => message.role)).toEqual(["user", "model", "user"]);
  expect(asked[1]?.hintLevel).toBe("idea");
  await inspectScreen(page, "problem-chat");
});

test("held-back code is given only to who asks for it and confirms", async ({ userPage: page }) => {
  const asked: ChatBody[] = [];
  await page.route("**/ai/chat", (route) => {
    const body: ChatBody = route.request().postDataJSON();
    asked.push(body);
    const isHeldBack = body.confirmSolution !== true;
    const message = isHeldBack
      ? "> **Held back:** it would be accepted."
      : "```js · our judge: Accepted\nsolve();\n```";
    return route.fulfill({ json: { message, hintLevel: body.hintLevel, isHeldBack } });
  });
  await openChat(page);
  await page.getByLabel("Hint level").selectOption("outline");
  await ask(page, "Just tell me");
  await page.getByRole("button", { name: "Show the full solution" }).click();
  await inspectScreen(page, "problem-chat-confirm");
  await page.getByRole("button", { name: "Not yet" }).click();
  expect(asked).toHaveLength(1);
  await page.getByRole("button", { name: "Show the full solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("log").locator("pre")).toHaveText("solve();");
  await expect(page.getByRole("log")).toContainText("our judge: Accepted");
  expect(asked[1]).toMatchObject({ hintLevel: "code", confirmSolution: true });
});

test("a conversation is there again after a reload and can be cleared", async ({ userPage: page }) => {
  const parts = (text: string) => [{ text }];
  const createdAt = new Date().toISOString();
  let messages: object[] = [
    { role: "user", parts: parts("Earlier question"), createdAt, isPartial: false },
    {
      role: "model",
      parts: parts(`Earlier answer\n\n\`\`\`js\n${WIDE_LINE}\n\`\`\``),
      createdAt,
      isPartial: true,
      hintLevel: "idea",
    },
  ];
  await page.route("**/ai/chat/two-belts", (route) => {
    if (route.request().method() === "DELETE") messages = [];
    return route.fulfill({ json: { messages } });
  });
  await openChat(page);
  const log = page.getByRole("log");
  await expect(log).toContainText("Earlier question");
  await expect(log).toContainText("The answer ends here. Hint level: Idea");
  await expect(page.getByLabel("Hint level")).toHaveValue("idea");
  // It scrolls sideways, by keyboard as well.
  await expect(log.locator("pre")).toHaveAttribute("tabindex", "0");
  await inspectScreen(page, "problem-chat-wide-code");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(log).not.toContainText("Earlier");
  await page.reload();
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await expect(log).toContainText("Where are you stuck?");
  await expect(log).not.toContainText("Earlier");
});

test("a server without a helper says so before anybody asks", async ({ userPage: page }) => {
  await openProblem(page, "two-belts");
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await expect(page.getByRole("log")).toContainText("The AI helper is not set up on this server.");
  await inspectScreen(page, "problem-chat-not-set-up");
});

test.describe("when the helper fails", () => {
  test.use({ expectsFailures: true });

  test("the product's words stand in the conversation, the reason below, and the question can be asked again", async ({
    userPage: page,
  }) => {
    let isBroken = true;
    const refusal = "The AI helper is not set up.";
    await page.route("**/ai/chat", (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: { message: refusal, error: refusal, code: "not_configured" } })
        : route.fulfill({ json: { message: "Here I am." } }),
    );
    await openChat(page);
    await ask(page, "Hello?");
    await expect(page.getByRole("log")).toContainText("Error from AI Chatbot");
    await expect(page.getByRole("log")).toContainText(refusal);
    await inspectScreen(page, "problem-chat-failed");
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("log")).toContainText("Here I am.");
    await expect(page.getByRole("log")).not.toContainText("Error from AI Chatbot");
  });
});
