import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { freshEmail, logInAsAdmin, signUp } from "./accounts.ts";
import { askDatabase } from "./database.ts";

type State = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

interface Fixtures {
  /** A page whose visitor is signed in as a user called Mira; one account per worker. */
  userPage: Page;
  /** A page signed in as the admin. */
  adminPage: Page;
}
interface WorkerFixtures {
  userState: State;
  adminState: State;
}

/**
 * Stories use the whole product. No page may log an error or throw; a story that provokes a failing call says so with
 * `test.use({ expectsFailures: true })`.
 */
export const test = base.extend<Fixtures & { expectsFailures: boolean }, WorkerFixtures>({
  expectsFailures: [false, { option: true }],
  userState: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext(requestOptions());
      await signUp(request, { firstName: "Mira", emailId: freshEmail("mira") });
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  adminState: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext(requestOptions());
      await logInAsAdmin(request);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  page: async ({ page, expectsFailures }, use) => {
    const complaints = listenForComplaints(page);
    await use(page);
    assertQuiet(complaints, expectsFailures);
  },
  userPage: async ({ page, context, userState }, use) => {
    await context.addCookies(userState.cookies);
    await forgetKept(context);
    await use(page);
  },
  adminPage: async ({ page, context, adminState }, use) => {
    await context.addCookies(adminState.cookies);
    await forgetKept(context);
    await use(page);
  },
});

/** Drafts and settings follow an account into every browser: a story begins without those of the one before. */
async function forgetKept(context: BrowserContext): Promise<void> {
  const { user } = await (await context.request.get("/user/check")).json();
  const both = "with drafts as (delete from draft where user_id = $1) delete from user_settings where user_id = $1";
  await askDatabase(both, [user._id]);
}

function requestOptions(): { baseURL?: string } {
  return process.env.BASE_URL === undefined ? {} : { baseURL: process.env.BASE_URL };
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

/** A thrown error is always a defect; a failed request only where the story did not provoke it. */
function assertQuiet(complaints: readonly string[], expectsFailures: boolean): void {
  const counted = expectsFailures ? complaints.filter((text) => text.startsWith("thrown:")) : complaints;
  if (counted.length > 0) throw new Error(`The page complained:\n${counted.join("\n")}`);
}
