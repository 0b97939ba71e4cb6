import { getProfile } from "@verdict/contract/accounts";
import { activity } from "@verdict/contract/profile";
import type { FastifyInstance } from "fastify";
import { presentUser } from "../accounts/present-user.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { readActivity } from "./read-activity.ts";
import { countSolved } from "./store.ts";

/** An account together with what its owner has done: the one place that reads both. */
export function registerProfileRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "clock">): void {
  handle(app, getProfile, async ({ user }) => ({
    user: { ...presentUser(user), solvedByDifficulty: await countSolved(context.pool, user.id) },
  }));

  handle(app, activity, ({ user }) => readActivity(context, user.id));
}
