import { DomainError } from "../platform/http/errors.ts";
import { AnsweringThread } from "../platform/threads/answering-thread.ts";
import type { ProblemContent, RenderedContent } from "./problem-content.ts";

/** Stored with each rendering: a statement rendered by an older pipeline is rendered again when it is seeded. */
export const RENDERER_VERSION = 1;

/**
 * The slowest statement of the catalogue takes 20 ms. The parser needs quadratic time and more for what is nested
 * deeply: minutes for a form of 80 kB (measured 2026-11).
 */
const PATIENCE_MS = 5_000;
const MEMORY_MEGABYTES = 256;
/** A statement goes out with its text and its HTML, in one answer with examples and code. The longest of the catalogue has 4 kB. */
const MOST_CHARACTERS = 60_000;
const MOST_HTML_CHARACTERS = 250_000;
const TOO_DEEP = "The statement is too long or nested too deeply";

/** One for the process, as Node's own pool of threads is: its start takes longer than rendering the whole catalogue. */
const thread = new AnsweringThread<string, string | null>({
  module: new URL("./statement-worker.ts", import.meta.url),
  patienceMs: PATIENCE_MS,
  memoryMegabytes: MEMORY_MEGABYTES,
});

/**
 * Markdown with `$math$` and GitHub's tables → sanitized HTML with MathML, made in a thread. Throws bad_input for a
 * text that takes too long, too much memory or too deep a stack.
 */
export async function renderStatement(markdown: string): Promise<string> {
  if (markdown.length > MOST_CHARACTERS) throw new DomainError("bad_input", TOO_DEEP);
  const outcome = await thread.ask(markdown);
  switch (outcome.kind) {
    case "answered":
      if (outcome.answer === null || outcome.answer.length > MOST_HTML_CHARACTERS)
        throw new DomainError("bad_input", TOO_DEEP);
      return outcome.answer;
    case "too-late":
      throw new DomainError("bad_input", TOO_DEEP);
    case "died":
      if (isOutOfMemory(outcome.error)) throw new DomainError("bad_input", TOO_DEEP, { cause: outcome.error });
      throw new Error("The thread that renders statements died", { cause: outcome.error });
    case "not-started":
      throw new Error("The thread that renders statements did not start in time");
    default:
      return outcome satisfies never;
  }
}

/** Before anything is judged or stored: a statement that cannot be shown is refused at once. */
export async function renderContent(content: ProblemContent): Promise<RenderedContent> {
  return { ...content, descriptionHtml: await renderStatement(content.description) };
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
