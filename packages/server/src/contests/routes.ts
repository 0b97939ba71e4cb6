import * as entering from "@verdict/contract/contest-entering";
import * as calls from "@verdict/contract/contests";
import type { FastifyInstance } from "fastify";
import { createLimit } from "../accounts/limits/create-limit.ts";
import type { Mailer } from "../accounts/mail/mail.ts";
import type { MailTemplate } from "../accounts/mail/mail-template.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../platform/http/handle.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import { packTextSoon, sendPacked } from "../platform/http/packed-text.ts";
import { registerAskingRoutes } from "./asking/routes.ts";
import { boardCsv } from "./board-csv.ts";
import { boardPage, boardPageHeaders } from "./board-page.ts";
import { registerCcsRoutes } from "./ccs/routes.ts";
import { registerChallengeRoutes } from "./challenges/routes.ts";
import { enter, startClock } from "./entering/enter.ts";
import { joinTeam, leaveTeam } from "./entering/team.ts";
import { registerInvitingRoutes } from "./inviting/routes.ts";
import { registerJuryRoutes } from "./jury/routes.ts";
import { registerLikenessRoutes } from "./likeness/routes.ts";
import { onceASecond } from "./once-a-second.ts";
import { registerOrganisingRoutes } from "./organising/routes.ts";
import { readBoardThen, readPublicBoard } from "./read-board.ts";
import { presentSummary, readContest, readOwnSubmissions } from "./read-contest.ts";
import { registerContestRejudgingRoutes } from "./rejudging/routes.ts";
import { requireContest } from "./require-contest.ts";
import { registerSealingRoutes } from "./sealing/routes.ts";
import { sendCsv } from "./send-csv.ts";
import { createSharedBoards } from "./shared-boards.ts";
import { registerStaffRoutes } from "./staff/routes.ts";
import { findContest, listContests } from "./store.ts";

export function registerContestRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, "config" | "pool" | "log">,
  mail: { mailer: Mailer; mailTemplate: MailTemplate },
): void {
  const { pool } = context;
  handle(app, calls.contests, async ({ user }) => {
    const { now, contests } = await listContests(pool, { userId: user.id, isAdmin: user.role === "admin" });
    return { now: now.toISOString(), contests: firstThatFit(contests.map(presentSummary)) };
  });

  handle(app, calls.contest, ({ params, user }) => readContest(pool, { id: params.contestId, user }));

  const wrongCodes = createLimit(pool, WRONG_CODES);
  handle(app, entering.enterContest, async ({ params, body, user }) => {
    await enter({ pool, wrongCodes }, { contestId: params.contestId, user, name: body.name, code: body.code });
    return { message: "You take part." };
  });

  handle(app, entering.joinTeam, async ({ params, body, user }) => {
    await joinTeam({ pool, wrongCodes }, { id: params.contestId, user, code: body.code });
    return { message: "You are in the team." };
  });

  handle(app, entering.leaveTeam, async ({ params, user }) => {
    await leaveTeam(pool, { id: params.contestId, user });
    return { message: "You have left the team." };
  });

  handle(app, entering.startContest, async ({ params, user }) => {
    await startClock(pool, { contestId: params.contestId, user });
    return { message: "Your time runs." };
  });

  const sharedBoard = createSharedBoards(async (contestId) => {
    const contest = await findContest(pool, { id: contestId, userId: null });
    if (contest === null) throw new DomainError("not_found", "This contest does not exist");
    return readPublicBoard(pool, contest);
  });
  handle(
    app,
    calls.board,
    async ({ params, request, reply }) => {
      const { board, packed } = await sharedBoard(params.contestId);
      app.checkReply?.(calls.board, board);
      // A page asks every few seconds, mostly for what it has.
      reply.header("cache-control", "private, no-cache");
      sendPacked(request, reply, packed);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, calls.boardThen, async ({ params, user }) =>
    readBoardThen(pool, await requireContest(pool, { id: params.contestId, user }), user.id),
  );

  handle(app, calls.boardCsv, async ({ params, reply }) => {
    const { board } = await sharedBoard(params.contestId);
    sendCsv(reply, { name: params.contestId, text: boardCsv(board) });
    return TAKEN_OVER;
  });

  const sharedPage = onceASecond(async (contestId) => {
    const { board } = await sharedBoard(contestId);
    const contest = await findContest(pool, { id: contestId, userId: null });
    if (contest === null) throw new DomainError("not_found", "This contest does not exist");
    return packTextSoon(boardPage({ contest, board }), HTML_TYPE);
  });
  handle(
    app,
    calls.boardHtml,
    async ({ params, request, reply }) => {
      const page = await sharedPage(params.contestId);
      reply.headers(boardPageHeaders());
      sendPacked(request, reply, page);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, calls.contestSubmissions, ({ params, user }) => readOwnSubmissions(pool, { id: params.contestId, user }));

  registerAskingRoutes(app, { pool });

  registerOrganisingRoutes(app, context);
  registerChallengeRoutes(app, context);
  registerInvitingRoutes(app, context, mail);
  registerStaffRoutes(app, context);
  registerJuryRoutes(app, context);
  registerLikenessRoutes(app, context);
  registerSealingRoutes(app, context);
  registerContestRejudgingRoutes(app, context);

  registerCcsRoutes(app, context);
}

/** For each user and contest. A code has six characters or more: so many tries a day are none. */
const WRONG_CODES = {
  name: "contest_code",
  points: 10,
  seconds: 3_600,
  message: "Too many wrong codes. Ask whoever organises the contest for the right one, and try again later.",
};

const HTML_TYPE = "text/html; charset=utf-8";
