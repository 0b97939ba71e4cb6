import * as z from "zod/mini";
import { DomainError } from "../../platform/http/errors.ts";
import { readEventData } from "./read-events.ts";
import { brokenOff, noAnswer, tooSlow } from "./upstream-failures.ts";

const MOST_BYTES = 1024 * 1024;
const CUT_SHORT = "\n\n*(The answer was cut short here.)*";

const Choice = z.object({
  message: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
  delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
  finish_reason: z.optional(z.nullable(z.string())),
});
/** Usage and other chunks come without a choice. */
const Completion = z.object({ choices: z._default(z.array(Choice), []) });
const StreamFailure = z.object({ error: z.object({}) });

/** The answer in one piece. Throws upstream_failed for anything that holds none. */
export async function readCompletion(response: Response, signal: AbortSignal): Promise<string> {
  const completion = Completion.safeParse(parseJson(await readText(response, signal)));
  const choice = completion.success ? completion.data.choices[0] : undefined;
  const text = choice?.message?.content ?? "";
  if (text.trim() === "") throw noAnswer(completion.error);
  return choice?.finish_reason === "length" ? `${text}${CUT_SHORT}` : text;
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw noAnswer(new Error("the answer is endless"));
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof DomainError ? cause : brokenOff(cause);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * The answer as it comes. `stalled` must be able to end the response's fetch: it is aborted after too long a silence
 * in the middle. An answer whose end never came is one that broke off.
 */
export async function* readCompletionPieces(
  response: Response,
  input: { signal: AbortSignal; stalled: AbortController; stallMs: number },
): AsyncGenerator<string> {
  const { signal, stalled } = input;
  let hasWords = false;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const data of readEventData(response.body ?? emptyBody())) {
      clearTimeout(timer);
      if (data === "[DONE]") {
        hasEnded = true;
        break;
      }
      const { text, finish } = readChunk(data);
      if (text !== "") {
        hasWords = true;
        yield text;
      }
      if (finish === "length") yield CUT_SHORT;
      if (finish !== null) hasEnded = true;
      if (hasWords) timer = setTimeout(() => stalled.abort(), input.stallMs);
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (stalled.signal.aborted) throw tooSlow();
    throw cause instanceof DomainError ? cause : brokenOff(cause);
  } finally {
    clearTimeout(timer);
  }
  if (!hasWords) throw noAnswer();
  if (!hasEnded) throw brokenOff();
}

function readChunk(data: string): { text: string; finish: string | null } {
  const value = parseJson(data);
  if (StreamFailure.safeParse(value).success) throw brokenOff(new Error("the service sent an error in its stream"));
  const chunk = Completion.safeParse(value);
  if (!chunk.success) throw brokenOff(chunk.error);
  const [choice] = chunk.data.choices;
  return { text: choice?.delta?.content ?? "", finish: choice?.finish_reason ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function emptyBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.close() });
}
