import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { freshEmail, signUp } from "../../e2e/support/accounts.ts";
import { openProblem } from "../../e2e/support/problem-page.ts";
import { showBareEditor, showTextarea } from "./bare-pages.ts";
import type { DeskName, DeskOptions } from "./options.ts";

const SETTINGS = {
  on: { "prepare-drafts": "on", "live-examples": "on" },
  off: { "prepare-drafts": "off", "live-examples": "off" },
} as const;

/**
 * A page with a program in its editor, in a browser window of a user of its own. The cursor is in the line below the
 * program's first lines, as many as `above`.
 */
export async function openDesk(
  browser: Browser,
  name: DeskName,
  input: { baseUrl: string; problemId: string; source: string; above: number } & Pick<DeskOptions, "against">,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: input.baseUrl, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (name === "textarea") await showTextarea(page);
  else if (name === "editor") await showBareEditor(page);
  else {
    if (input.against !== null) await serveBuild(context, name === "against" ? input.against : null);
    await openProblemDesk(page, input.problemId, name === "off" ? "off" : "on");
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(input.source);
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 0; line < input.above; line += 1) await page.keyboard.press("ArrowDown");
  return page;
}

async function openProblemDesk(page: Page, problemId: string, setting: keyof typeof SETTINGS): Promise<void> {
  await signUp(page.context().request, { firstName: "Mira", emailId: freshEmail("desk") });
  await page.addInitScript(`for (const [name, value] of Object.entries(${JSON.stringify(SETTINGS[setting])})) {
    localStorage.setItem("verdict:" + name, value);
  }`);
  await openProblem(page, problemId);
  await page.getByRole("button", { name: "C++", exact: true }).click();
  await page.getByRole("textbox", { name: "C++ code editor" }).click();
  await page.getByRole("switch", { name: "Live" }).first().waitFor();
}

/**
 * The pages and files of another build in the place of the served ones. Whoever is compared with it (`null`) has every
 * request pass through here as well.
 */
async function serveBuild(context: BrowserContext, folder: string | null): Promise<void> {
  await context.route("**/*", async (route) => {
    const request = route.request();
    const file = request.resourceType() === "document" ? "problem.html" : new URL(request.url()).pathname;
    const path = join(folder ?? "", file);
    if (folder !== null && request.method() === "GET" && file !== "/" && existsSync(path))
      await route.fulfill({ path });
    else await route.continue();
  });
}
