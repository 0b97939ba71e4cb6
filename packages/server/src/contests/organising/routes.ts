import * as calls from "@verdict/contract/contest-form";
import { PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { boardCsv } from "../board-csv.ts";
import { readMaterial } from "../ccs/material.ts";
import { contestPackage } from "../ccs/package/write-package.ts";
import { readFullBoard } from "../read-board.ts";
import { readReadiness } from "../readiness/read-readiness.ts";
import { requireContest, requireJury, requireOrganiser } from "../require-contest.ts";
import { sendCsv } from "../send-csv.ts";
import { listEntries } from "../store.ts";
import { changeEntry } from "./change-entry.ts";
import { createContest, deleteContest, finalize, publishProblems, readForm, thaw, updateContest } from "./organise.ts";
import { presentEntry } from "./present-form.ts";
import { removeTime, returnTime } from "./remove-time.ts";

export function registerOrganisingRoutes(app: FastifyInstance, context: Pick<AppContext, "config" | "pool">): void {
  const { pool } = context;
  handle(app, calls.createContest, async ({ body }) => ({ _id: await createContest(pool, body) }));

  handle(app, calls.editContest, ({ params, user }) => readForm(pool, { id: params.contestId, user }));

  handle(app, calls.updateContest, async ({ params, body, user }) => {
    await updateContest(pool, { id: params.contestId, user, ...body });
    return { message: "The contest is changed." };
  });

  handle(app, calls.deleteContest, async ({ params, user }) => {
    await deleteContest(pool, { id: params.contestId, user });
    return { message: "The contest is deleted." };
  });

  handle(app, calls.contestReadiness, ({ params, user }) => readReadiness(context, { id: params.contestId, user }));

  handle(app, calls.fullBoard, async ({ params, user }) =>
    readFullBoard(pool, await requireJury(pool, { id: params.contestId, user })),
  );

  handle(app, calls.fullBoardCsv, async ({ params, user, reply }) => {
    const contest = await requireJury(pool, { id: params.contestId, user });
    sendCsv(reply, { name: `${contest.id}-full`, text: boardCsv(await readFullBoard(pool, contest)) });
    return TAKEN_OVER;
  });

  handle(app, calls.contestPackage, async ({ params, user, reply }) => {
    const contest = await requireContest(pool, { id: params.contestId, user });
    const zip = await contestPackage(pool, await readMaterial(context, contest.id));
    reply.header("content-disposition", `attachment; filename="${contest.id}.zip"`);
    reply.type(PACKAGE_ZIP_TYPE).send(zip);
    return TAKEN_OVER;
  });

  handle(app, calls.thawBoard, async ({ params, user }) => {
    await thaw(pool, { id: params.contestId, user });
    return { message: "Everybody sees the board as it is." };
  });

  handle(app, calls.finalizeBoard, async ({ params, user }) => {
    await finalize(pool, { id: params.contestId, user });
    return { message: "The board is final." };
  });

  handle(app, calls.publishProblems, async ({ params, user }) => {
    const published = await publishProblems(pool, { id: params.contestId, user });
    return { message: published === 0 ? "They are public already." : "The problems are public." };
  });

  handle(app, calls.removeTime, async ({ params, body, user }) => {
    await removeTime(pool, { id: params.contestId, user, ...body });
    return { message: "This time does not count, and all are told." };
  });

  handle(app, calls.returnTime, async ({ params, user }) => {
    await returnTime(pool, { id: params.contestId, user });
    return { message: "All time counts again, and all are told." };
  });

  handle(app, calls.contestEntries, async ({ params, user }) => {
    const contest = await requireOrganiser(pool, { id: params.contestId, user });
    return firstThatFit((await listEntries(pool, contest.id)).map(presentEntry));
  });

  handle(app, calls.changeEntry, async ({ params, body, user }) => {
    await changeEntry(pool, { id: params.contestId, user, entryId: params.entryId, ...body });
    return { message: "The entry is changed." };
  });
}
