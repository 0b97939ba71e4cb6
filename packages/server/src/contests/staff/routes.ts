import * as calls from "@verdict/contract/contest-staff";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../../accounts/limits/create-limit.ts";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { dismissStaff, nameStaff, readStaff } from "./name-staff.ts";

/** For each organiser: more than any contest has of staff. */
const NAMED_A_DAY = {
  name: "contest_staff",
  points: 50,
  seconds: 86_400,
  message: "You have named as many people as one can in a day.",
};

export function registerStaffRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  const guesses = createLimit(pool, NAMED_A_DAY);

  handle(app, calls.contestStaff, ({ params, user }) => readStaff(pool, { id: params.contestId, user }));

  handle(app, calls.nameStaff, async ({ params, body, user }) => {
    await nameStaff({ pool, guesses }, { id: params.contestId, user, ...body });
    return { message: body.role === "jury" ? `${body.who} is of the jury.` : `${body.who} organises the contest.` };
  });

  handle(app, calls.dismissStaff, async ({ params, user }) => {
    await dismissStaff(pool, { id: params.contestId, user, userId: params.userId });
    return { message: "That is taken back." };
  });
}
