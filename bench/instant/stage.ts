import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import pg from "pg";
import { freshEmail, signUp } from "../../e2e/support/accounts.ts";
import { databaseUrl, untilTestsAreBuilt } from "../../e2e/support/database.ts";
import { launchProduct } from "../../e2e/support/launch-product.ts";
import { launchBrowser } from "../launch-browser.ts";

/** The whole product on loopback with a fresh data folder, a user in a real browser, another one, and the database. */
export interface Stage {
  page: Page;
  database: pg.Client;
  /** The calls of another user, who is signed in as well. */
  other: APIRequestContext;
  stop(): Promise<void>;
}

/** Starts everything and gives these problems so many short tests (see giveShortTests). */
export async function openStage(problemIds: readonly string[], tests: number): Promise<Stage> {
  const product = await launchProduct({ name: "bench-instant", role: "all" });
  process.env.E2E_DATA_DIR = product.dataDir; // Where the stories' support finds mails and the database.
  let browser: Browser | null = null;
  let database: pg.Client | null = null;
  const stop = async () => {
    await browser?.close();
    await database?.end();
    await product.stop();
  };
  try {
    await untilTestsAreBuilt(problemIds);
    database = new pg.Client({ connectionString: await databaseUrl() });
    await database.connect();
    await giveShortTests(database, problemIds, tests);
    browser = await launchBrowser();
    const context = await newUser(browser, product.baseUrl, "presser");
    await context.addInitScript({ path: path.join(import.meta.dirname, "note-press.js") });
    const page = await context.newPage();
    const other = (await newUser(browser, product.baseUrl, "typist")).request;
    return { page, database, other, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function newUser(browser: Browser, baseURL: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
  await signUp(context.request, { firstName: name, emailId: freshEmail(name) });
  return context;
}

/** What a program reads in a millisecond. */
const SHORT_BYTES = 16 * 1024;

/** The visible tests and the smallest others, as many as there should be; where too few are short, they come again. */
async function giveShortTests(database: pg.Client, problemIds: readonly string[], tests: number): Promise<void> {
  await database.query(
    `delete from problem_test t using (
       select t.problem_id, t.number, coalesce(d.bytes, length(d.content)) as bytes,
              row_number() over (partition by t.problem_id order by t.is_visible desc, coalesce(d.bytes, length(d.content)), t.number) as place
         from problem_test t join test_data d on d.sha256 = t.input_sha
        where t.problem_id = any($1)) ranked
      where ranked.problem_id = t.problem_id and ranked.number = t.number and (ranked.place > $2 or ranked.bytes > $3)`,
    [problemIds, tests, SHORT_BYTES],
  );
  await database.query(
    `insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha, checker)
     select problem_id, last + n, false, input_sha, answer_sha, checker
       from (select t.*, row_number() over (partition by problem_id order by number) as place,
                    count(*) over (partition by problem_id) as kept, max(number) over (partition by problem_id) as last
               from problem_test t where problem_id = any($1)) short,
            generate_series(1, $2::int) n
      where n <= $2 - kept and (n - 1) % kept + 1 = place`,
    [problemIds, tests],
  );
}
