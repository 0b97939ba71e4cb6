import { assistantStatus, chat, clearConversation, conversation, type KeptMessage } from "@verdict/contract/assistant";
import { helperFacts } from "@verdict/contract/helper-facts";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../judging/answer-or-stream.ts";
import type { JudgingContext } from "../judging/judging-context.ts";
import type { AppContext } from "../platform/context.ts";
import { wantsEventStream } from "../platform/http/event-stream.ts";
import { handle } from "../platform/http/handle.ts";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { ask } from "./ask.ts";
import { ASSISTANT_TIMINGS, type AssistantTimings, createAssistantContext } from "./assistant-context.ts";
import { deleteMessages, listMessages, type MessageRow } from "./conversation/store.ts";
import { factsOf, readLastSubmission } from "./prompt/read-submission.ts";
import { NOT_SET_UP } from "./set-up-text.ts";

/** 64 KiB of code with every character escaped, the conversation, and the problem as the client has it. */
const BODY_LIMIT_BYTES = 768 * 1024;

/** Tests make the timings short. */
export function registerAssistantRoutes(
  app: FastifyInstance,
  appContext: Pick<AppContext, "pool" | "log" | "config">,
  judging: JudgingContext,
  timings: AssistantTimings = ASSISTANT_TIMINGS,
): void {
  const context = createAssistantContext(appContext, judging, timings);
  app.addHook("onClose", () => context.assembler.stop());

  handle(
    app,
    chat,
    ({ body, user, request, reply }) => {
      const wantsStream = wantsEventStream(request);
      return answerOrStream({ request, reply }, (signal) => ask(context, { user, body, signal, wantsStream }), null);
    },
    { bodyLimitBytes: BODY_LIMIT_BYTES },
  );

  handle(app, assistantStatus, async () =>
    context.model === null ? { isConfigured: false, message: NOT_SET_UP } : { isConfigured: true, message: "" },
  );

  handle(app, helperFacts, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    return { facts: factsOf(await readLastSubmission(context.pool, { userId: user.id, problemId: problem.id })) };
  });

  handle(app, conversation, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    const messages = await listMessages(context.pool, { userId: user.id, problemId: problem.id });
    // The newest ones, where not all of them fit.
    return { messages: firstThatFit(messages.map(presentMessage).toReversed()).toReversed() };
  });

  handle(app, clearConversation, async ({ params, user }) => {
    const problem = await requireProblem(context.pool, { id: params.problemId, user });
    await deleteMessages(context.pool, { userId: user.id, problemId: problem.id });
    return {};
  });
}

function presentMessage(row: MessageRow): KeptMessage {
  return {
    role: row.role,
    parts: [{ text: row.content }],
    createdAt: row.created_at.toISOString(),
    isPartial: row.is_partial,
    ...(row.hint_level === null ? {} : { hintLevel: row.hint_level }),
    ...(row.is_held_back ? { isHeldBack: true } : {}),
  };
}
