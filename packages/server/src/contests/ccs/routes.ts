import { Readable } from "node:stream";
import * as calls from "@verdict/contract/ccs";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { errorBody, pathOf, refusalOf } from "../../platform/http/error-reply.ts";
import { DomainError, STATUS_OF_CODE } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { onceClosed } from "../../platform/http/once-closed.ts";
import { sendPacked } from "../../platform/http/packed-text.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { onceASecond } from "../once-a-second.ts";
import { requireContest } from "../require-contest.ts";
import { findOwnEntry, listWholeContests } from "../store.ts";
import { Feeds } from "./feeds.ts";
import { createFewAtOnce } from "./few-at-once.ts";
import { followFeed } from "./follow-feed.ts";
import { informationOf } from "./information.ts";
import { matches } from "./matches.ts";
import { readMaterial } from "./material.ts";
import { presentContest } from "./present-setting.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { viewOf } from "./view.ts";

type Context = Pick<AppContext, "config" | "pool" | "log">;

const NDJSON = "application/x-ndjson";

/** More than a tool shows in a list. */
const MOST_CONTESTS = 500;

/** Below `/ccs/{version}/`, which is what tools call the base address. */
export function registerCcsRoutes(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    refuseAsSpecified(scope);
    registerCalls(scope, context);
  });
}

function registerCalls(app: FastifyInstance, context: Context): void {
  const { pool } = context;
  const read = onceASecond((contestId) => readMaterial(context, contestId));
  const sharedAnswer = createSharedAnswers();
  const feeds = new Feeds({ read, log: context.log });
  app.addHook("preClose", async () => feeds.stop());
  const admitFew = createFewAtOnce();
  const look = async (params: { version: string; contestId: string }, user: SignedInUser) => {
    const version = requireVersion(params.version);
    const contest = await requireContest(pool, { id: params.contestId, user });
    const entry = await findOwnEntry(pool, { contestId: contest.id, userId: user.id });
    return { version, contestId: contest.id, view: viewOf({ user, contest, entry }) };
  };

  for (const path of [calls.ccsInformation.path, `${calls.ccsInformation.path}/`] as const) {
    handle(app, { ...calls.ccsInformation, path }, async ({ params }) => informationOf(requireVersion(params.version)));
  }

  handle(app, calls.ccsContests, async ({ params, user }) => {
    const version = requireVersion(params.version);
    const who = { userId: user.id, isAdmin: user.role === "admin" };
    const contests = await listWholeContests(pool, { ...who, most: MOST_CONTESTS });
    return firstThatFit(contests.map((contest) => presentContest(contest, version)));
  });

  handle(app, calls.ccsContest, async ({ params, user }) => {
    const version = requireVersion(params.version);
    return presentContest(await requireContest(pool, { id: params.contestId, user }), version);
  });

  handle(
    app,
    calls.ccsCollection,
    async ({ params, query: { group_id: groupId = null, ...filter }, user, request, reply }) => {
      const { contestId, ...shown } = await look(params, user);
      admitFew(user.id, reply);
      const material = await read(contestId);
      const { content, packed } = await sharedAnswer({ ...shown, material, name: params.collection, groupId });
      app.checkReply?.(calls.ccsCollection, content);
      if (Array.isArray(content) && Object.keys(filter).length > 0) {
        return content.filter((object: calls.CcsObject) => matches(object, filter));
      }
      sendPacked(request, reply, packed);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(
    app,
    calls.ccsEventFeed,
    async ({ params, query, user, request, reply }) => {
      const asked = await look(params, user);
      admitFew(user.id, reply);
      const gone = new AbortController();
      onceClosed(reply, () => gone.abort());
      onceClosed(
        reply,
        app.whenAccessEnds(request, () => gone.abort()),
      );
      const lines = followFeed(feeds, {
        ...asked,
        sinceToken: query.since_token ?? null,
        goesOn: query.stream !== "false",
        signal: gone.signal,
        lookAgain: async () => {
          const still = await app.authenticate(request, calls.ccsEventFeed.scope);
          return still === null ? null : (await look(params, still)).view;
        },
      });
      const { value: first = "" } = await lines.next();
      if (gone.signal.aborted) {
        await lines.return(undefined);
        throw new DomainError("not_signed_in", "Please log in first");
      }
      // nginx would otherwise collect the lines.
      reply.header("x-accel-buffering", "no").type(NDJSON);
      reply.send(Readable.from(startingWith(first, lines), { objectMode: false }));
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, calls.ccsObject, async ({ params, user }) => {
    const { contestId, ...shown } = await look(params, user);
    const material = await read(contestId);
    const { content } = await sharedAnswer({ ...shown, material, name: params.collection, groupId: null });
    const objects: calls.CcsObject[] = Array.isArray(content) ? content : [];
    const found = objects.find(({ id }) => id === params.objectId);
    if (found === undefined) throw new DomainError("not_found", "There is no such object");
    return found;
  });
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function requireVersion(version: string): calls.CcsVersion {
  const known = calls.CcsVersion.options.find((one) => one === version);
  if (known === undefined) throw new DomainError("not_found", "This version of the Contest API is not spoken here");
  return known;
}

/** The Contest API wants the status in a refusal, as a number. */
function refuseAsSpecified(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ err: error, path: pathOf(request) }, refusal.message);
    const status = STATUS_OF_CODE[refusal.code];
    if (refusal.retryAfterSeconds !== null) reply.header("retry-after", refusal.retryAfterSeconds);
    reply.header("cache-control", "no-store").code(status);
    return reply.send({ ...errorBody(refusal), code: status });
  });
}
