import { drafts, keepDraft } from "@verdict/contract/drafts";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../platform/context.ts";
import { handle } from "../platform/http/handle.ts";
import { keep, read } from "./keep-draft.ts";

export function registerDraftRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, drafts, ({ params, user }) => read(context, { user, problemId: params.problemId }));
  handle(app, keepDraft, ({ params, body, user }) => keep(context, { user, problemId: params.problemId, body }));
}
