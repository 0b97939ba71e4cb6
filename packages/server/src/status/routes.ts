import * as calls from "@verdict/contract/site-status";
import type { FastifyInstance } from "fastify";
import { wakeJudges } from "../judging/queue.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle } from "../platform/http/handle.ts";
import { readStatus, type StatusContext } from "./read-status.ts";
import { addDrain, isKnownHost, removeDrain } from "./store.ts";

export function registerStatusRoutes(app: FastifyInstance, context: StatusContext): void {
  const { pool } = context;

  handle(app, calls.siteStatus, () => readStatus(context));

  handle(app, calls.drainHost, async ({ params: { host }, user }) => {
    if (!(await isKnownHost(pool, host))) throw new DomainError("not_found", "No judge of this machine is known");
    await addDrain(pool, { host, by: user.id });
    return { host };
  });

  handle(app, calls.undrainHost, async ({ params: { host } }) => {
    if (!(await removeDrain(pool, host))) throw new DomainError("not_found", "This machine is not drained");
    await wakeJudges(pool);
    return { host };
  });
}
