import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { AiSettings } from "../../config-values.ts";
import type { Log } from "../../platform/log.ts";
import type { ChatModel, Question } from "./chat-model.ts";
import { readCompletion, readCompletionPieces } from "./read-completion.ts";
import { refusedByUpstream, unreachable } from "./upstream-failures.ts";
import { withoutThinking } from "./without-thinking.ts";

/*
 * OpenAI's chat completions, as hosted services, Ollama, llama.cpp and vLLM speak them, over plain fetch.
 * A failure that a second try may cure is tried once more before the first word; everything else is said at once.
 */

/** Some 300 words and one program; models that think first spend a part of it on that. */
const MOST_TOKENS = 2000;
const LOGGED_CHARACTERS = 300;
const MOST_REFUSAL_CHARACTERS = 64 * 1024;

export interface EndpointTimings {
  /** The pause before the second try. */
  retryMs: number;
  /** The longest silence in the middle of a streamed answer. The first word may take longer: models load. */
  stallMs: number;
}

export function openAiEndpoint(
  settings: AiSettings,
  context: { log: Pick<Log, "warn">; timings: EndpointTimings },
): ChatModel {
  const ask = (question: Question, isStream: boolean, signal: AbortSignal) =>
    postWithRetry(settings, context, { question, isStream, signal });
  return {
    async text(question, signal) {
      const response = await ask(question, false, signal);
      const pieces = withoutThinking(single(readCompletion(response, signal)));
      const { value } = await pieces.next();
      return value ?? "";
    },
    async *stream(question, signal) {
      const stalled = new AbortController();
      const response = await ask(question, true, AbortSignal.any([signal, stalled.signal]));
      // A service that cannot stream answers in one piece.
      const isWhole = response.headers.get("content-type")?.includes("application/json") ?? false;
      const pieces = isWhole
        ? single(readCompletion(response, signal))
        : readCompletionPieces(response, { signal, stalled, stallMs: context.timings.stallMs });
      yield* withoutThinking(pieces);
    },
  };
}

async function* single(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}

type LimitName = "max_tokens" | "max_completion_tokens";

interface Attempt {
  question: Question;
  isStream: boolean;
  signal: AbortSignal;
}

async function postWithRetry(
  settings: AiSettings,
  context: { log: Pick<Log, "warn">; timings: EndpointTimings },
  attempt: Attempt,
): Promise<Response> {
  let limitName: LimitName = "max_tokens";
  for (let isLast = false; ; ) {
    const outcome = await post(settings, attempt, limitName);
    if (outcome instanceof Response && outcome.ok) return outcome;
    attempt.signal.throwIfAborted();
    const failure = outcome instanceof Response ? await refusalOf(outcome) : { status: null, text: String(outcome) };
    context.log.warn(
      { status: failure.status, text: withoutKey(failure.text, settings.apiKey).slice(0, LOGGED_CHARACTERS) },
      "The AI service did not answer",
    );
    if (limitName === "max_tokens" && failure.status === 400 && failure.text.includes("max_completion_tokens")) {
      limitName = "max_completion_tokens"; // OpenAI's newer models refuse the name that all others know.
      continue;
    }
    const mayPass = failure.status === null || failure.status >= 500;
    if (isLast || !mayPass) {
      if (outcome instanceof Response) throw refusedByUpstream(outcome.status, retryAfterOf(outcome));
      throw unreachable(outcome);
    }
    isLast = true;
    await sleep(context.timings.retryMs, undefined, { signal: attempt.signal }).catch(() => undefined);
    attempt.signal.throwIfAborted();
  }
}

/** The response, or why there is none. */
async function post(settings: AiSettings, attempt: Attempt, limitName: LimitName): Promise<Response | Error> {
  const { question, isStream, signal } = attempt;
  const messages = [{ role: "system", content: question.system }, ...question.turns];
  try {
    return await fetch(`${settings.baseUrl}/chat/completions`, {
      method: "POST",
      signal,
      redirect: "error",
      headers: {
        "content-type": "application/json",
        ...(settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify({ model: settings.model, stream: isStream, [limitName]: MOST_TOKENS, messages }),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return error;
    throw error;
  }
}

async function refusalOf(response: Response): Promise<{ status: number; text: string }> {
  return { status: response.status, text: await beginningOf(response).catch(() => "") };
}

/** A refusal is a sentence; what has no end is not read to it. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_REFUSAL_CHARACTERS) break;
  }
  return text;
}

function withoutKey(text: string, key: string | null): string {
  return key === null ? text : text.replaceAll(key, "[key]");
}

function retryAfterOf(response: Response): number | null {
  const seconds = z.safeParse(z.int().check(z.positive()), Number(response.headers.get("retry-after") ?? ""));
  return seconds.success ? seconds.data : null;
}
