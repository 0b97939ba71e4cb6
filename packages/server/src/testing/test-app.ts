import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createContext } from "../create-context.ts";
import type { AppContext } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";

export interface TestApp {
  app: FastifyInstance;
  context: AppContext;
  database: TestDatabase;
  close: () => Promise<void>;
}

/** The whole application on a database and a data folder of its own. `env` is the environment it is told of. */
export async function createTestApp(
  env: Readonly<Record<string, string>> = {},
  options: { webRoot?: string } = {},
): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "verdict-data-"));
  const context = createContext({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    pool: database.pool,
    directUrl: database.url,
    log: createLog({ level: "silent", format: "json" }),
  });
  const app = await buildApp(context, options.webRoot ?? null);
  return {
    app,
    context,
    database,
    async close() {
      await app.close();
      await context.notifications.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
