import { check } from "@verdict/contract/accounts";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { createAuthenticate } from "./authenticate.ts";
import { presentUser } from "./present-user.ts";

export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  app.decorate("authenticate", createAuthenticate(context));
  handle(app, check, async ({ user }) => ({ user: presentUser(user) }));
}
