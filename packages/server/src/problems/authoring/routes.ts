import * as calls from "@verdict/contract/admin-problems";
import { packagePrograms } from "@verdict/contract/author-programs";
import { stressProgram as stressCall } from "@verdict/contract/stress";
import { generateTests as generateTestsCall } from "@verdict/contract/test-generation";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { announceProblemsChanged } from "../problem-list.ts";
import { generateTests } from "./generate-tests.ts";
import { readEdit, readPrograms } from "./read-edit.ts";
import { type AuthoringContext, createProblem, updateProblem, verifyForm } from "./save-problem.ts";
import { listTroubles, markDeleted } from "./store.ts";
import { stressProgram } from "./stress-program.ts";

/** 500 tests with 16 KiB of input and output each, and room for the escapes of JSON. */
const FORM_LIMIT = { bodyLimitBytes: 32 * 1024 * 1024 };

export function registerAuthoringRoutes(
  app: FastifyInstance,
  context: AuthoringContext & Pick<AppContext, "config">,
): void {
  const { pool, config } = context;

  handle(
    app,
    calls.createProblem,
    ({ body, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) => createProblem(context, { userId: user.id, form: body, signal })),
    FORM_LIMIT,
  );

  handle(
    app,
    calls.updateProblem,
    ({ params, body, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        updateProblem(context, { id: params.problemId, userId: user.id, form: body, signal }),
      ),
    FORM_LIMIT,
  );

  handle(
    app,
    calls.verifyProblem,
    ({ body, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) => verifyForm(context, { userId: user.id, form: body, signal })),
    FORM_LIMIT,
  );

  handle(app, generateTestsCall, ({ body, user, request, reply }) =>
    // biome-ignore lint/correctness/useYield: nothing is told on the way.
    answerOrStream({ request, reply }, async function* (signal) {
      return { tests: await generateTests(context, { userId: user.id, body, signal }) };
    }),
  );

  handle(app, stressCall, ({ body, user, request, reply }) =>
    answerOrStream({ request, reply }, (signal) => stressProgram(context, { userId: user.id, body, signal })),
  );

  handle(app, packagePrograms, ({ params }) => readPrograms(pool, params));

  handle(app, calls.deleteProblem, async ({ params }) => {
    if (!(await markDeleted(pool, params.problemId))) throw new DomainError("not_found", "This problem does not exist");
    await announceProblemsChanged(pool);
    return { message: "Problem deleted successfully!" };
  });

  handle(app, calls.editProblem, ({ params }) => readEdit(context, params));

  handle(app, calls.problemTroubles, async () => firstThatFit(await listTroubles(pool, config.buildTests)));

  handle(app, calls.previewStatement, async ({ body, user }) => ({
    descriptionHtml: await context.statements.render(body.description, user.id),
  }));
}
