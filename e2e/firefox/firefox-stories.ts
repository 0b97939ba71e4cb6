import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, test as base, expect } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { logInAsAdmin } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { FirefoxPage } from "./firefox-page.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const START_TIMEOUT_MS = 300_000;
const SIZE = { width: 1440, height: 900 };
const PICTURES = join(import.meta.dirname, "../../build/e2e/firefox");

/** A problem of this project's own: print twice a number. */
interface Doubling {
  id: string;
  title: string;
}

interface Fixtures {
  /** A page of somebody who has never been here. */
  visitor: FirefoxPage;
  /** Another person's, in the same browser. */
  stranger: FirefoxPage;
  /** Lets a page be signed in as the request context is. */
  signIn: (page: FirefoxPage, request: APIRequestContext) => Promise<void>;
}
interface WorkerFixtures {
  firefox: Browser;
  doubling: Doubling;
}

/** Stories in Debian's Firefox, by WebDriver BiDi. No page may log an error or throw. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: what Playwright asks for where a fixture needs none.
    async ({}, use) => {
      const firefox = await puppeteer.launch({
        browser: "firefox",
        executablePath: FIREFOX,
        headless: true,
        timeout: START_TIMEOUT_MS,
        protocolTimeout: START_TIMEOUT_MS,
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  doubling: [
    async ({ playwright }, use) => {
      const title = `Twice in Firefox ${Date.now()}`;
      const request = await playwright.request.newContext(baseOf(process.env.BASE_URL));
      await logInAsAdmin(request);
      const id = await createDoubling(request, title);
      await request.dispose();
      await use({ id, title });
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  visitor: async ({ firefox, baseURL }, use, info) => {
    await withPage(firefox, baseURL, async (page) => {
      await use(page);
      mkdirSync(PICTURES, { recursive: true });
      await page.picture(join(PICTURES, `${info.title.replace(/\W+/g, "-").slice(0, 60)}.png`));
    });
  },
  stranger: async ({ firefox, baseURL }, use) => withPage(firefox, baseURL, use),
  signIn: async ({ baseURL }, use) => {
    await use(async (page, request) => {
      const { cookies } = await request.storageState();
      await page.takeCookies(
        cookies.map(({ name, value, domain, path, httpOnly }) => ({ name, value, domain, path, httpOnly })),
      );
      await page.open(baseURL ?? "/");
    });
  },
});

function baseOf(baseURL: string | undefined): { baseURL?: string } {
  return baseURL === undefined ? {} : { baseURL };
}

async function withPage(
  firefox: Browser,
  baseURL: string | undefined,
  use: (page: FirefoxPage) => Promise<void>,
): Promise<void> {
  if (baseURL === undefined) throw new Error("BASE_URL is set by product.ts");
  const context = await firefox.createBrowserContext();
  const opened = await context.newPage();
  await opened.setViewport(SIZE);
  const page = new FirefoxPage(opened, baseURL);
  await use(page);
  const complaints = await page.complaints();
  await context.close();
  expect(complaints, "what the page complained of").toEqual([]);
}
