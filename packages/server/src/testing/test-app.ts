import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { type AppParts, buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createContext } from "../create-context.ts";
import { createLog } from "../platform/log.ts";
import { checkReply } from "./check-reply.ts";
import { createTestContext, QUICK_ACCOUNTS, type TestContext } from "./test-context.ts";

export interface TestApp extends TestContext {
  app: FastifyInstance;
}

/** The whole application on a database and a data folder of its own. `env` is the environment it is told of. */
export async function createTestApp(
  env: Readonly<Record<string, string>> = {},
  options: { webRoot?: string } = {},
): Promise<TestApp> {
  const { context, database, close } = await createTestContext(env);
  const app = await buildApp(context, {
    webRoot: options.webRoot ?? null,
    waitingProblems: [],
    accounts: QUICK_ACCOUNTS,
  });
  app.decorate("checkReply", checkReply);
  return { app, context, database, close: () => app.close().then(close) };
}

/** Another web server on the same database, with connections of its own. Close it before the first one. */
export async function createSecondApp(
  first: TestApp,
  env: Readonly<Record<string, string>> = {},
  parts: Pick<AppParts, "graceMs"> = {},
): Promise<TestApp> {
  const pool = new pg.Pool({ connectionString: first.database.url, max: 5 });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "verdict-data-"));
  const context = createContext({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    pool,
    directUrl: first.database.url,
    log: createLog({ level: "silent", format: "json" }),
  });
  const app = await buildApp(context, { webRoot: null, waitingProblems: [], accounts: QUICK_ACCOUNTS, ...parts });
  app.decorate("checkReply", checkReply);
  return {
    app,
    context,
    database: first.database,
    async close() {
      await app.close();
      await context.notifications.stop();
      await pool.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
