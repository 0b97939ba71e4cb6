import type { FastifyInstance } from "fastify";
import { createFastify } from "../../platform/http/create-fastify.ts";
import { checkReply } from "../../testing/check-reply.ts";
import { createTestContext, QUICK_ACCOUNTS, type TestContext } from "../../testing/test-context.ts";
import type { AccountsOptions } from "../accounts-context.ts";
import { registerAccounts } from "../routes.ts";

export interface AccountsApp extends TestContext {
  app: FastifyInstance;
}

/** The calls of this domain only, on a database and a data folder of their own. */
export async function createAccountsApp(
  env: Readonly<Record<string, string>> = {},
  options: AccountsOptions = {},
): Promise<AccountsApp> {
  const { context, database, close } = await createTestContext(env);
  const app = await createFastify(context);
  await registerAccounts(app, context, { ...QUICK_ACCOUNTS, ...options });
  app.decorate("checkReply", checkReply);
  return { app, context, database, close: () => app.close().then(close) };
}
