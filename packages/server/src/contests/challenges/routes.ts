import { createChallenge } from "@verdict/contract/challenges";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../../accounts/limits/create-limit.ts";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { makeChallenge } from "./make-challenge.ts";

export function registerChallengeRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "config">): void {
  const making = createLimit(context.pool, MAKING);
  handle(app, createChallenge, async ({ body, user }) => ({
    _id: await makeChallenge({ ...context, making }, { user, form: body }),
  }));
}

/** For each user. */
const MAKING = {
  name: "challenge",
  points: 20,
  seconds: 86_400,
  message: "You have made many challenges today. Please make the next one tomorrow.",
};
