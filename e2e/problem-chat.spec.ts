import { expect, type Page } from "@playwright/test";
import type { ChatBody } from "@verdict/contract/assistant";
import { inspectScreen } from "./support/inspect-screen.ts";
import { openProblem } from "./support/problem-page.ts";
import { test } from "./support/stories.ts";

const ANSWER = "Look at **neighbours**.\n\n```js\nlet best = 0;\n```\n\n![x](https://evil.example/a.png)<img src=x>";

async function openChat(page: Page): Promise<void> {
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
    const events = [...ANSWER].map((delta) => ({ delta })).concat();
    const body = [...events, { message: ANSWER }].map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
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
  await ask(page, "And then?");
  await expect(log.locator("pre")).toHaveCount(2);
  expect(asked[1]?.messages.map((message) => message.role)).toEqual(["user", "model", "user"]);
  await inspectScreen(page, "problem-chat");
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
