import { getProfile } from "@verdict/contract/accounts";
import { activity } from "@verdict/contract/profile";
import type { FastifyInstance } from "fastify";
import { presentUser } from "../accounts/users/present-user.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { readActivity } from "./read-activity.ts";
import { countSolved, hasPassword } from "./store.ts";

/** An account together with what its owner has done: the one place that reads both. */
export function registerProfileRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "clock">): void {
  handle(app, getProfile, async ({ user }) => {
    const [solvedByDifficulty, hasOwnPassword] = await Promise.all([
      countSolved(context.pool, user.id),
      hasPassword(context.pool, user.id),
    ]);
    return { user: { ...presentUser(user), solvedByDifficulty, hasPassword: hasOwnPassword } };
  });

  handle(app, activity, ({ user }) => readActivity(context, user.id));
}
