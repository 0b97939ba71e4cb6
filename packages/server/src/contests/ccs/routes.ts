import * as calls from "@verdict/contract/ccs";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { pathOf, refusalOf } from "../../platform/http/error-reply.ts";
import { DomainError, STATUS_OF_CODE } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { sendPacked } from "../../platform/http/packed-text.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { requireContest } from "../read-contest.ts";
import { findOwnEntry, listWholeContests } from "../store.ts";
import { createFewAtOnce } from "./few-at-once.ts";
import { matches } from "./matches.ts";
import { presentContest } from "./present-setting.ts";
import { createSharedAnswers } from "./shared-answers.ts";
import { viewOf } from "./view.ts";

type Context = Pick<AppContext, "config" | "pool">;

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
  const shared = createSharedAnswers(context);
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
    requireVersion(params.version);
    const who = { userId: user.id, isAdmin: user.role === "admin" };
    return firstThatFit((await listWholeContests(pool, { ...who, most: MOST_CONTESTS })).map(presentContest));
  });

  handle(app, calls.ccsContest, async ({ params, user }) => {
    requireVersion(params.version);
    return presentContest(await requireContest(pool, { id: params.contestId, user }));
  });

  handle(
    app,
    calls.ccsCollection,
    async ({ params, query: { group_id: groupId = null, ...filter }, user, request, reply }) => {
      const asked = await look(params, user);
      admitFew(user.id, reply);
      const { content, packed } = await shared.answer({ ...asked, name: params.collection, groupId });
      app.checkReply?.(calls.ccsCollection, content);
      if (Array.isArray(content) && Object.keys(filter).length > 0) {
        return content.filter((object: calls.CcsObject) => matches(object, filter));
      }
      sendPacked(request, reply, packed);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, calls.ccsObject, async ({ params, user }) => {
    const asked = await look(params, user);
    const { content } = await shared.answer({ ...asked, name: params.collection, groupId: null });
    const objects: calls.CcsObject[] = Array.isArray(content) ? content : [];
    const found = objects.find(({ id }) => id === params.objectId);
    if (found === undefined) throw new DomainError("not_found", "There is no such object");
    return found;
  });
}

function requireVersion(version: string): calls.CcsVersion {
  const known = calls.CcsVersion.options.find((one) => one === version);
  if (known === undefined) throw new DomainError("not_found", "This version of the Contest API is not spoken here");
  return known;
}

function informationOf(version: calls.CcsVersion) {
  const url = `https://ccs-specs.icpc.io/${version}/contest_api`;
  return { version, version_url: url, provider: { name: "Verdict" } };
}

/** The Contest API wants the status in a refusal, as a number. */
function refuseAsSpecified(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ err: error, path: pathOf(request) }, refusal.message);
    const status = STATUS_OF_CODE[refusal.code];
    if (refusal.retryAfterSeconds !== null) reply.header("retry-after", refusal.retryAfterSeconds);
    return reply.header("cache-control", "no-store").code(status).send({ code: status, message: refusal.message });
  });
}
