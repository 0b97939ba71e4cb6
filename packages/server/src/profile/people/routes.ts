import * as calls from "@verdict/contract/public-profile";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../../accounts/limits/create-limit.ts";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { changePublicProfile, readOwnPublicProfile } from "./change-public-profile.ts";
import { readPublicProfile } from "./read-public-profile.ts";

/** What people show of themselves to others. */
export function registerPeopleRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "clock">): void {
  const changes = createLimit(context.pool, {
    name: "public-profile",
    points: 30,
    seconds: 3_600,
    message: "You have changed your public profile often. Please wait a while.",
  });

  handle(app, calls.ownPublicProfile, ({ user }) => readOwnPublicProfile(context, user.id));

  handle(app, calls.changePublicProfile, ({ body, user }) =>
    changePublicProfile({ ...context, changes }, { ...body, userId: user.id }),
  );

  handle(app, calls.publicProfile, ({ params }) => readPublicProfile(context, params.handle));
}
