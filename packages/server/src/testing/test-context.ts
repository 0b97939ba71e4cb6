import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { AccountsOptions } from "../accounts/accounts-context.ts";
import type { PasswordCost } from "../accounts/passwords/hash-passwords.ts";
import { readConfig } from "../config.ts";
import { createContext } from "../create-context.ts";
import type { AppContext } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import { createTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";

/** A hundredth of the real work, since a test hashes many passwords. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryKib: 64, passes: 1 };
/** And nobody waits for even replies. */
export const QUICK_ACCOUNTS: AccountsOptions = { passwordCost: TEST_PASSWORD_COST, evenReplyMs: 0 };

export interface TestContext {
  context: AppContext;
  database: TestDatabase;
  close: () => Promise<void>;
}

/** A context with a database and a data folder of its own. `env` is the environment it is told of. */
export async function createTestContext(env: Readonly<Record<string, string>> = {}): Promise<TestContext> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "verdict-data-"));
  const context = createContext({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    pool: database.pool,
    directUrl: database.url,
    log: createLog({ level: "silent", format: "json" }),
  });
  return {
    context,
    database,
    async close() {
      await context.notifications.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
