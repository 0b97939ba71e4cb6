import * as calls from "@verdict/contract/class-submissions";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { commentOn, deleteComment, readClassSubmission } from "./read-submission.ts";

export function registerClassSubmissionRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  handle(app, calls.classSubmission, ({ params, user }) => readClassSubmission(pool, { ...params, user }));

  handle(app, calls.comment, async ({ params, body, user }) => {
    await commentOn(pool, { ...params, user, ...body });
    return { message: "The comment is kept." };
  });

  handle(app, calls.deleteComment, async ({ params, user }) => {
    await deleteComment(pool, { ...params, user });
    return { message: "The comment is gone." };
  });
}
