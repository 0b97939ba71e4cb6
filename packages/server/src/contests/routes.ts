import * as organising from "@verdict/contract/contest-form";
import * as calls from "@verdict/contract/contests";
import { PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { createLimit } from "../accounts/limits/create-limit.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../platform/http/handle.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import { packTextSoon, sendPacked } from "../platform/http/packed-text.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { registerAskingRoutes } from "./asking/routes.ts";
import { boardCsv } from "./board-csv.ts";
import { boardPage, boardPageHeaders } from "./board-page.ts";
import { readMaterial } from "./ccs/material.ts";
import { contestPackage } from "./ccs/package/write-package.ts";
import { registerCcsRoutes } from "./ccs/routes.ts";
import { enter, startClock } from "./entering/enter.ts";
import { onceASecond } from "./once-a-second.ts";
import { createContest, deleteContest, finalize, publishProblems, thaw, updateContest } from "./organising/organise.ts";
import { presentEntry, presentForm } from "./organising/present-form.ts";
import { removeTime, returnTime } from "./organising/remove-time.ts";
import { findForm, replaceEntryTerms } from "./organising/store.ts";
import { readFullBoard, readPublicBoard } from "./read-board.ts";
import { presentSummary, readContest, readOwnSubmissions, requireContest } from "./read-contest.ts";
import { createSharedBoards } from "./shared-boards.ts";
import { findContest, listContests, listEntries } from "./store.ts";

export function registerContestRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, "config" | "pool" | "log">,
): void {
  const { pool } = context;
  handle(app, calls.contests, async ({ user }) => {
    const { now, contests } = await listContests(pool, { userId: user.id, isAdmin: user.role === "admin" });
    return { now: now.toISOString(), contests: firstThatFit(contests.map(presentSummary)) };
  });

  handle(app, calls.contest, ({ params, user }) => readContest(pool, { id: params.contestId, user }));

  const wrongCodes = createLimit(pool, WRONG_CODES);
  handle(app, calls.enterContest, async ({ params, body, user }) => {
    await enter({ pool, wrongCodes }, { contestId: params.contestId, user, name: body.name, code: body.code });
    return { message: "You take part." };
  });

  handle(app, calls.startContest, async ({ params, user }) => {
    await startClock(pool, { contestId: params.contestId, user });
    return { message: "Your time runs." };
  });

  const sharedBoard = createSharedBoards(async (contestId) => {
    const contest = await findContest(pool, { id: contestId, userId: NOBODY });
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

  handle(app, calls.boardCsv, async ({ params, reply }) => {
    const { board } = await sharedBoard(params.contestId);
    sendCsv(reply, { name: params.contestId, text: boardCsv(board) });
    return TAKEN_OVER;
  });

  const sharedPage = onceASecond(async (contestId) => {
    const { board } = await sharedBoard(contestId);
    const contest = await findContest(pool, { id: contestId, userId: NOBODY });
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

  registerOrganising(app, context);

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

/** For a reading in nobody's name. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

function sendCsv(reply: FastifyReply, { name, text }: { name: string; text: string }): void {
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  reply.type("text/csv; charset=utf-8").send(text);
}

function registerOrganising(app: FastifyInstance, context: Pick<AppContext, "config" | "pool">): void {
  const { pool } = context;
  handle(app, organising.createContest, async ({ body }) => ({ _id: await createContest(pool, body) }));

  handle(app, organising.editContest, async ({ params }) => {
    const row = await findForm(pool, params.contestId);
    if (row === null) throw new DomainError("not_found", "This contest does not exist");
    return presentForm(row);
  });

  handle(app, organising.updateContest, async ({ params, body, user }) => {
    await updateContest(pool, { id: params.contestId, user, ...body });
    return { message: "The contest is changed." };
  });

  handle(app, organising.deleteContest, async ({ params, user }) => {
    await deleteContest(pool, { id: params.contestId, user });
    return { message: "The contest is deleted." };
  });

  handle(app, organising.fullBoard, async ({ params, user }) =>
    readFullBoard(pool, await requireContest(pool, { id: params.contestId, user })),
  );

  handle(app, organising.fullBoardCsv, async ({ params, user, reply }) => {
    const contest = await requireContest(pool, { id: params.contestId, user });
    sendCsv(reply, { name: `${contest.id}-full`, text: boardCsv(await readFullBoard(pool, contest)) });
    return TAKEN_OVER;
  });

  handle(app, organising.contestPackage, async ({ params, user, reply }) => {
    const contest = await requireContest(pool, { id: params.contestId, user });
    const zip = await contestPackage(pool, await readMaterial(context, contest.id));
    reply.header("content-disposition", `attachment; filename="${contest.id}.zip"`);
    reply.type(PACKAGE_ZIP_TYPE).send(zip);
    return TAKEN_OVER;
  });

  handle(app, organising.thawBoard, async ({ params, user }) => {
    await thaw(pool, { id: params.contestId, user });
    return { message: "Everybody sees the board as it is." };
  });

  handle(app, organising.finalizeBoard, async ({ params, user }) => {
    await finalize(pool, { id: params.contestId, user });
    return { message: "The board is final." };
  });

  handle(app, organising.publishProblems, async ({ params, user }) => {
    const published = await publishProblems(pool, { id: params.contestId, user });
    return { message: published === 0 ? "They are public already." : "The problems are public." };
  });

  handle(app, organising.removeTime, async ({ params, body, user }) => {
    await removeTime(pool, { id: params.contestId, user, ...body });
    return { message: "This time does not count, and all are told." };
  });

  handle(app, organising.returnTime, async ({ params, user }) => {
    await returnTime(pool, { id: params.contestId, user });
    return { message: "All time counts again, and all are told." };
  });

  handle(app, organising.contestEntries, async ({ params, user }) => {
    const contest = await requireContest(pool, { id: params.contestId, user });
    return firstThatFit((await listEntries(pool, contest.id)).map(presentEntry));
  });

  handle(app, organising.changeEntry, async ({ params, body }) => {
    const isKnown = isUuid(params.entryId) && (await replaceEntryTerms(pool, { ...params, ...body }));
    if (!isKnown) throw new DomainError("not_found", "This entry does not exist");
    return { message: "The entry is changed." };
  });
}
