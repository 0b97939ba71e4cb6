import * as calls from "@verdict/contract/contest-questions";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { requireContest } from "../require-contest.ts";
import { announce, answer, ask, readJuryMessages, readMessages } from "./ask.ts";
import { markRead } from "./store.ts";

export function registerAskingRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  handle(app, calls.contestMessages, ({ params, user }) => readMessages(pool, { ...params, user }));

  handle(app, calls.readMessages, async ({ params, body, user }) => {
    const contest = await requireContest(pool, { id: params.contestId, user });
    await markRead(pool, { contestId: contest.id, userId: user.id, number: body.number });
    return { message: "They count as read." };
  });

  handle(app, calls.askJury, async ({ params, body, user }) => {
    await ask(pool, { ...params, ...body, user });
    return { message: "The jury has your question." };
  });

  handle(app, calls.juryMessages, ({ params, user }) => readJuryMessages(pool, { ...params, user }));

  handle(app, calls.answerQuestion, async ({ params, body, user }) => {
    await answer(pool, { ...params, ...body, user });
    return { message: body.isPublic ? "All have your answer." : "Who has asked has your answer." };
  });

  handle(app, calls.announce, async ({ params, body, user }) => {
    await announce(pool, { ...params, ...body, user });
    return { message: "All who take part are told." };
  });
}
