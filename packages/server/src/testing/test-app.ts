import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
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
