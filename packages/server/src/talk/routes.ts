import * as calls from "@verdict/contract/talk";
import * as moderation from "@verdict/contract/talk-moderation";
import type { FastifyInstance } from "fastify";
import { originOf } from "../accounts/caller.ts";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import type { StatementRenderer } from "../problems/render-statement.ts";
import { readComments } from "./comments/read-comments.ts";
import { addComment, changeComment, removeComment } from "./comments/write-comment.ts";
import { createTalkLimits } from "./limits.ts";
import { listReports } from "./moderation/list-reports.ts";
import { decideReport, hideComment, hideSolution, lockTalk } from "./moderation/moderate.ts";
import { reportComment, reportSolution } from "./moderation/report.ts";
import { registerNewsRoutes } from "./news/routes.ts";
import { readOwnAccepted, readSolution, readSolutions } from "./solutions/read-solutions.ts";
import { shareSolution, takeBackSolution, voteForSolution } from "./solutions/share-solution.ts";
import type { TalkContext } from "./talk-context.ts";

export function registerTalkRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "pool" | "config"> & { statements: Pick<StatementRenderer, "renderComment"> },
): void {
  const { pool, config, statements } = appContext;
  const context: TalkContext = { pool, config, statements, limits: createTalkLimits(pool) };
  registerComments(app, context);
  registerSolutions(app, context);
  registerModeration(app, context);
  registerNewsRoutes(app, { pool });
}

function registerComments(app: FastifyInstance, context: TalkContext): void {
  handle(app, calls.talk, ({ params, query, user }) =>
    readComments(context, { ...params, user, before: query.before ?? null }),
  );
  handle(app, calls.addComment, ({ params, body, user }) => addComment(context, { ...params, user, ...body }));
  handle(app, calls.changeComment, ({ params, body, user }) => changeComment(context, { ...params, user, ...body }));
  handle(app, calls.removeComment, async ({ params, user }) => {
    await removeComment(context, { ...params, user });
    return { message: "The comment is gone." };
  });
  handle(app, calls.reportComment, async ({ params, body, user }) => {
    await reportComment(context, { ...params, user, ...body });
    return { message: "The administrators will look at it." };
  });
}

function registerSolutions(app: FastifyInstance, context: TalkContext): void {
  handle(app, calls.sharedSolutions, ({ params, query, user }) => {
    const { language = null, order = "votes", before = null } = query;
    return readSolutions(context, { ...params, user, language, order, before });
  });
  handle(app, calls.sharedSolution, ({ params, user }) => readSolution(context, { ...params, user }));
  handle(app, calls.ownAccepted, ({ params, user }) => readOwnAccepted(context, { ...params, user }));
  handle(app, calls.shareSolution, async ({ params, user }) => {
    await shareSolution(context, { ...params, user });
    return { message: "The solution is shared." };
  });
  handle(app, calls.takeBackSolution, async ({ params, user }) => {
    await takeBackSolution(context, { ...params, user });
    return { message: "The solution is shared no longer." };
  });
  handle(app, calls.voteForSolution, ({ params, body, user }) =>
    voteForSolution(context, { ...params, user, ...body }),
  );
  handle(app, calls.reportSolution, async ({ params, body, user }) => {
    await reportSolution(context, { ...params, user, ...body });
    return { message: "The administrators will look at it." };
  });
}

function registerModeration(app: FastifyInstance, context: TalkContext): void {
  handle(app, moderation.talkReports, ({ query }) => listReports(context.pool, query.before ?? null));
  handle(app, moderation.decideTalkReport, async ({ params, body, user, request }) => {
    await decideReport(context, { ...params, ...body, user, origin: originOf(request) });
    return { message: "The report is closed." };
  });
  handle(app, moderation.hideComment, async ({ params, body, user, request }) => {
    await hideComment(context, { ...params, ...body, user, origin: originOf(request) });
    return { message: body.isHidden ? "The comment is hidden." : "The comment is shown again." };
  });
  handle(app, moderation.hideSolution, async ({ params, body, user, request }) => {
    await hideSolution(context, { ...params, ...body, user, origin: originOf(request) });
    return { message: body.isHidden ? "The solution is hidden." : "The solution is shown again." };
  });
  handle(app, moderation.lockTalk, async ({ params, body, user, request }) => {
    await lockTalk(context, { ...params, ...body, user, origin: originOf(request) });
    return { message: body.isLocked ? "The talk is locked." : "The talk is open again." };
  });
}
