import * as calls from "@verdict/contract/class-problems";
import { PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import type { AuthoringContext } from "../../problems/authoring/save-problem.ts";
import type { AskedClass } from "../require-class.ts";
import type { AuthorWork } from "./author-work.ts";
import { exportClassProblem, readClassEdit, readClassProblems, readClassPrograms } from "./read-problems.ts";
import { actOnClassRejudging, readClassRejudging } from "./rejudge-problem.ts";
import * as write from "./write-problem.ts";

/** Two hundred tests with 16 KiB of input and output each, and room for the escapes of JSON. */
const FORM_BYTES = 8 * 1024 * 1024;

export function registerClassProblemRoutes(
  app: FastifyInstance,
  context: AuthoringContext & { work: AuthorWork },
): void {
  registerReading(app, context);
  registerWriting(app, context);
  registerRejudging(app, context);
}

function registerReading(app: FastifyInstance, context: AuthoringContext & { work: AuthorWork }): void {
  const { pool } = context;
  handle(app, calls.classProblems, ({ params, user }) => readClassProblems(pool, { ...params, user }));

  handle(app, calls.editClassProblem, ({ params, user }) => readClassEdit(context, { ...params, user }));

  handle(app, calls.classProblemPrograms, ({ params, user }) => readClassPrograms(pool, { ...params, user }));

  handle(app, calls.exportClassProblem, async ({ params, query, user, reply }) => {
    const zip = await exportClassProblem(context, { ...params, user, format: query.format });
    reply.header("content-disposition", `attachment; filename="${params.problemId}.zip"`);
    reply.type(PACKAGE_ZIP_TYPE).send(zip);
    return TAKEN_OVER;
  });
}

function registerWriting(app: FastifyInstance, context: AuthoringContext & { work: AuthorWork }): void {
  const { pool, work, statements } = context;
  const ofForm = {
    bodyLimitBytes: FORM_BYTES,
    requireRight: ({ params, user }: { params: { classId: string }; user: AskedClass["user"] }) =>
      write.requireWriter(context, { classId: params.classId, user }),
  };

  handle(
    app,
    calls.createClassProblem,
    ({ params, body: form, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        work.during(user.id, () => write.createClassProblem(context, { ...params, user, form, signal })),
      ),
    ofForm,
  );

  handle(
    app,
    calls.updateClassProblem,
    ({ params, body: form, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        work.during(user.id, () => write.updateClassProblem(context, { ...params, user, form, signal })),
      ),
    ofForm,
  );

  handle(
    app,
    calls.verifyClassProblem,
    ({ params, body: form, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        work.during(user.id, () => write.verifyClassForm(context, { ...params, user, form, signal })),
      ),
    ofForm,
  );

  handle(
    app,
    calls.generateClassTests,
    ({ params, body, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        // biome-ignore lint/correctness/useYield: nothing is told on the way.
        work.during(user.id, async function* () {
          return { tests: await write.generateForClass(context, { ...params, user, body, signal }) };
        }),
      ),
    { requireRight: ofForm.requireRight },
  );

  handle(
    app,
    calls.stressClassProgram,
    ({ params, body, user, request, reply }) =>
      answerOrStream({ request, reply }, (signal) =>
        work.during(user.id, () => write.stressForClass(context, { ...params, user, body, signal })),
      ),
    { requireRight: ofForm.requireRight },
  );

  handle(app, calls.previewClassStatement, async ({ params, body, user }) => {
    await write.requireWriter(context, { ...params, user });
    return { descriptionHtml: await statements.renderPlain(body.description, user.id) };
  });

  handle(app, calls.deleteClassProblem, async ({ params, user }) => {
    await write.deleteClassProblem({ pool }, { ...params, user });
    return { message: "The problem is deleted." };
  });
}

function registerRejudging(app: FastifyInstance, { pool }: Pick<AuthoringContext, "pool">): void {
  handle(app, calls.classRejudging, ({ params, user }) => readClassRejudging(pool, { ...params, user }));

  handle(app, calls.startClassRejudging, ({ params, user }) =>
    actOnClassRejudging(pool, { ...params, user, act: "start" }),
  );

  handle(app, calls.applyClassRejudging, ({ params, user }) =>
    actOnClassRejudging(pool, { ...params, user, act: "apply" }),
  );

  handle(app, calls.dropClassRejudging, ({ params, user }) =>
    actOnClassRejudging(pool, { ...params, user, act: "drop" }),
  );
}
