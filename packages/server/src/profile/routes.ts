import { getProfile } from "@verdict/contract/accounts";
import { achievements, activity, exportAccount as exportCall } from "@verdict/contract/profile";
import type { FastifyInstance } from "fastify";
import { hasPassword } from "../accounts/passwords/store.ts";
import { presentUser } from "../accounts/users/present-user.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../platform/http/handle.ts";
import { utcDay } from "../platform/utc-day.ts";
import { registerBoardRoutes } from "./boards/routes.ts";
import { exportAccount } from "./export/export-account.ts";
import { registerPeopleRoutes } from "./people/routes.ts";
import { readAchievements } from "./read-achievements.ts";
import { readActivity } from "./read-activity.ts";
import { countSolved } from "./store.ts";

/** An account together with what its owner has done: the one place that reads both. */
export function registerProfileRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "clock">): void {
  handle(app, getProfile, async ({ user }) => {
    const [solvedByDifficulty, hasOwnPassword] = await Promise.all([
      countSolved(context.pool, user.id),
      hasPassword(context.pool, user.id),
    ]);
    return { user: { ...presentUser(user), solvedByDifficulty, hasPassword: hasOwnPassword } };
  });

  handle(app, achievements, ({ user }) => readAchievements(context, user.id));

  const beginExport = createOneAtATime();
  handle(app, exportCall, async ({ user, reply }) => {
    const end = beginExport(user.id);
    const zip = await exportAccount(context.pool, user).catch((error: unknown) => {
      end();
      throw error;
    });
    // Not when the answer closes: that of a HEAD does at once, and the zip is made all the same.
    zip.once("close", end);
    const day = utcDay(context.clock());
    reply.header("content-disposition", `attachment; filename="verdict-${day}.zip"`);
    reply.type("application/zip").send(zip);
    return TAKEN_OVER;
  });

  registerPeopleRoutes(app, context);
  registerBoardRoutes(app, context);

  handle(app, activity, ({ user }) => readActivity(context, user.id));
}

const RETRY_SECONDS = 5;

/** Lets each user make one export at a time on this server; returns what ends it. Throws too_many_requests. */
function createOneAtATime(): (userId: string) => () => void {
  const busy = new Set<string>();
  return (userId) => {
    if (busy.has(userId)) {
      const text = "Your data are already on their way. Please wait until that download has ended.";
      throw new DomainError("too_many_requests", text, { retryAfterSeconds: RETRY_SECONDS });
    }
    busy.add(userId);
    return () => busy.delete(userId);
  };
}
