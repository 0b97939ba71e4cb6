import type { FastifyInstance } from "fastify";
import type { PasswordCost } from "../../platform/context.ts";
import { createFastify } from "../../platform/http/create-fastify.ts";
import { checkReply } from "../../testing/check-reply.ts";
import { createTestContext, type TestContext } from "../../testing/test-context.ts";
import { registerAccounts } from "../routes.ts";

export interface AccountsApp extends TestContext {
  app: FastifyInstance;
}

/** The calls of this domain only, on a database and a data folder of their own. */
export async function createAccountsApp(
  env: Readonly<Record<string, string>> = {},
  options: { passwordCost?: PasswordCost; evenReplyMs?: number } = {},
): Promise<AccountsApp> {
  const { context, database, close } = await createTestContext(env, options);
  const app = await createFastify(context);
  await registerAccounts(app, context);
  app.decorate("checkReply", checkReply);
  return { app, context, database, close: () => app.close().then(close) };
}
