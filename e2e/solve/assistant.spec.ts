import { expect, type Page } from "@playwright/test";
import { type FakeEndpoint, startFakeEndpoint } from "@verdict/server/fake-endpoint";
import { freshEmail, signUp } from "../support/accounts.ts";
import { databaseUrl } from "../support/database.ts";
import { launchProduct } from "../support/launch-product.ts";
import { acceptedSource, editorOf, VERDICT_WAIT, writeCode } from "../support/problem-page.ts";
import { test as base } from "../support/stories.ts";

interface HelpedServer {
  endpoint: FakeEndpoint;
  baseUrl: string;
}

/*
 * Nothing is mocked in the browser: a second web server, on the same database and so with the same judge, has an AI
 * endpoint. The server of the other stories has none, which is a story too.
 */
const test = base.extend<{ chatPage: Page }, { helped: HelpedServer }>({
  helped: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const endpoint = await startFakeEndpoint();
      const settings = { DATABASE_URL: await databaseUrl(), AI_BASE_URL: endpoint.url, AI_MODEL: "tutor-1" };
      const product = await launchProduct({ name: "product-with-helper", role: "web", settings });
      await use({ endpoint, baseUrl: product.baseUrl });
      await product.stop();
      await endpoint.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** A new user on the Chat AI tab. */
  chatPage: async ({ page, helped }, use) => {
    await signUp(page.request, { firstName: "Mira", emailId: freshEmail("chat") });
    await page.goto(`${helped.baseUrl}/problem/two-belts`);
    await expect(editorOf(page)).toBeVisible();
    await page.getByRole("tab", { name: "Chat AI" }).click();
    await expect(page.getByRole("log")).toContainText("Where are you stuck?");
    await use(page);
  },
});
test.describe.configure({ mode: "serial" }); // The endpoint is one for all of them, and the last story ends it.

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
}

const fenced = (code: string, tag: string) => `Take this here:\n\n\`\`\`${tag}\n${code}\n\`\`\`\n\nThat is all of it.`;

test("the helper's words are shown as they come, and stay after a reload", async ({ chatPage: page, helped }) => {
  helped.endpoint.behaviour = "slow";
  helped.endpoint.answer = `Think about **two numbers** for each station. ${"More and more words follow. ".repeat(12)}The end.`;
  await ask(page, "Where do I begin?");
  const log = page.getByRole("log");
  await expect(log.locator("strong")).toHaveText("two numbers");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(log).not.toContainText("The end.");
  await expect(log).toContainText("The end.");
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: "Chat AI" }).click();
  await expect(log).toContainText("Where do I begin?");
  await expect(log).toContainText("The end.");
  const prompt = helped.endpoint.seen.at(-1)?.text ?? "";
  expect(prompt).toContain("Two Belts");
  expect(prompt).toContain("Where do I begin?");
});

test("a step of one's own program becomes a question, which only the user sends", async ({
  chatPage: page,
  helped,
}) => {
  test.setTimeout(180_000);
  helped.endpoint.behaviour = "normal";
  helped.endpoint.answer = "Look at what is printed first.";
  await page.getByRole("button", { name: "JavaScript", exact: true }).click();
  await writeCode(page, "const answer = 41;\nconsole.log(answer);");
  await page.getByRole("button", { name: "Steps: Case 1" }).click();
  const view = page.getByRole("dialog", { name: /^Steps: / });
  await expect(view.getByRole("slider", { name: "Step" })).toBeVisible(VERDICT_WAIT);
  await page.keyboard.press("End");
  await view.getByRole("button", { name: "Ask the helper about this step" }).click();
  const field = page.getByLabel("Your message");
  await expect(field).toHaveValue(/My program, step by step, on the input[\s\S]+has printed\n41[\s\S]+Why/);
  await field.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Look at what is printed first.");
  expect(helped.endpoint.seen.at(-1)?.text).toContain("step by step");
});

test("a reference solution that the model gives away is held back until the user confirms", async ({
  chatPage: page,
  helped,
}) => {
  helped.endpoint.behaviour = "normal";
  helped.endpoint.answer = fenced(acceptedSource("two-belts", "solution.cpp"), "cpp");
  await ask(page, "Give me the solution");
  const log = page.getByRole("log");
  await expect(log).toContainText("Held back: this code would be accepted by our judge.", VERDICT_WAIT);
  await expect(log).not.toContainText("nextLeft");
  await expect(log).not.toContainText("That is all of it.");
  await page.getByRole("button", { name: "Show the full solution" }).click();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(log).toContainText("our judge: Accepted", VERDICT_WAIT);
  await expect(log).toContainText("nextLeft");
});

test("a solution in two answers is held back at the second", async ({ chatPage: page, helped }) => {
  const step = `function nextStation(pair, change, left, right) {
  return [Math.min(pair[0], pair[1] + change) + left, Math.min(pair[1], pair[0] + change) + right];
}`;
  const way = `function fastestWay(change, leftTime, rightTime) {
  let pair = [0, 0];
  for (let i = 0; i < leftTime.length; i++) pair = nextStation(pair, change, leftTime[i], rightTime[i]);
  return Math.min(pair[0], pair[1]);
}`;
  const log = page.getByRole("log");
  helped.endpoint.behaviour = "normal";
  helped.endpoint.answer = fenced(step, "js");
  await ask(page, "Only the step");
  await expect(log).toContainText("That is all of it.", VERDICT_WAIT);
  await expect(log.locator("pre")).toContainText("function nextStation");
  helped.endpoint.answer = fenced(way, "js");
  await ask(page, "Now the rest");
  await expect(log).toContainText("Held back: this code would be accepted by our judge.", VERDICT_WAIT);
  await expect(log).not.toContainText("fastestWay");
});

test.describe("when the endpoint is down", () => {
  test.use({ expectsFailures: true });

  test("the product's words stand in the conversation, with the reason", async ({ chatPage: page, helped }) => {
    await helped.endpoint.close();
    await ask(page, "Are you there?");
    const log = page.getByRole("log");
    await expect(log).toContainText("Error from AI Chatbot");
    await expect(log).toContainText("The AI service cannot be reached right now. Please try again later.");
    await expect(log.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
