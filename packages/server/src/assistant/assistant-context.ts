import type { JudgingContext } from "../judging/judging-context.ts";
import type { AppContext } from "../platform/context.ts";
import { type Assembler, createAssembler } from "./gate/assembler.ts";
import type { ChatModel } from "./model/chat-model.ts";
import { openAiEndpoint } from "./model/open-ai-endpoint.ts";

export interface AssistantTimings {
  /** From the question to the model's last word. */
  totalMs: number;
  /** The longest silence in the middle of an answer. */
  stallMs: number;
  /** Before the second try. */
  retryMs: number;
  /** The longest wait for our judge about one code block; after that its code is held back. */
  judgeMs: number;
}

export const ASSISTANT_TIMINGS: AssistantTimings = { totalMs: 45_000, stallMs: 15_000, retryMs: 500, judgeMs: 30_000 };

/** What the verbs of this domain need. `model` is null where no endpoint is configured. */
export interface AssistantContext extends Pick<AppContext, "pool" | "log" | "config"> {
  model: ChatModel | null;
  judging: JudgingContext;
  /** To be stopped with the server. */
  assembler: Assembler;
  timings: AssistantTimings;
}

export function createAssistantContext(
  context: Pick<AppContext, "pool" | "log" | "config">,
  judging: JudgingContext,
  timings: AssistantTimings,
): AssistantContext {
  const { ai } = context.config;
  return {
    pool: context.pool,
    log: context.log,
    config: context.config,
    model: ai === null ? null : openAiEndpoint(ai, { log: context.log, timings }),
    judging: { ...judging, verdictPatienceMs: timings.judgeMs },
    assembler: createAssembler(context),
    timings,
  };
}
