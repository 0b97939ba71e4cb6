import { DomainError } from "../platform/http/errors.ts";
import { FairTurns, NoTurn } from "../platform/postgres/fair-turns.ts";
import { AnsweringThread, type Outcome } from "../platform/threads/answering-thread.ts";
import { createUserTurns } from "../platform/user-turns.ts";
import type { ProblemContent, RenderedContent } from "./problem-content.ts";
import type { TextKind } from "./statement-pipeline.ts";

/** Stored with each rendering: a statement rendered by an older pipeline is rendered again when it is seeded. */
export const RENDERER_VERSION = 2;

/**
 * The slowest statement of the catalogue takes 20 ms. The parser needs quadratic time and more for what is nested
 * deeply: minutes for a form of 80 kB (measured 2026-11).
 */
const PATIENCE_MS = 5_000;
/**
 * A package that is installed stops nobody else, and a first start must not fail since the machine has much to do: at a
 * load of 20 a thread was not there after half a minute. A thread that cannot start says so and ends; this is for one
 * that hangs, and as long as Kubernetes gives a web server to start (deploy/kubernetes).
 */
const OWN_PATIENCE = { patienceMs: 60_000, startPatienceMs: 600_000 };
const MEMORY_MEGABYTES = 256;
/**
 * A statement goes out with its text and its HTML, in one answer with examples and code. The longest of the catalogue
 * has 4 kB.
 */
const MOST_CHARACTERS = 60_000;
const MOST_HTML_CHARACTERS = 250_000;
const tooDeep = (kind: TextKind, options?: ErrorOptions) =>
  new DomainError(
    "bad_input",
    `The ${kind === "comment" ? kind : "statement"} is too long or nested too deeply`,
    options,
  );

/** Its thread did not start in time: that says nothing about the text, which is welcome again. */
const BUSY = "The site is very busy. Please try again in a moment.";

/** One hostile statement, which takes a thread for its whole patience, leaves the other to everybody else. */
const THREADS = 2;
const MOST_WAITING = 100;
/** Three of the slowest before it. */
const TURN_PATIENCE_MS = 3 * PATIENCE_MS;

/** Markdown with `$math$` and GitHub's tables → sanitized HTML with MathML, made in threads of its own. */
export interface StatementRenderer {
  /**
   * `userId`: in whose name, or null for the product itself. A user has one thread at a time, and users take turns.
   * Throws bad_input for a text that takes too long, too much memory or too deep a stack; to users also
   * too_many_requests, unavailable and NoTurn.
   */
  render: (markdown: string, userId: string | null) => Promise<string>;
  /** The same for what a teacher writes for a class: without pictures and ids. `userId` as above. */
  renderPlain: (markdown: string, userId: string | null) => Promise<string>;
  /** The same for what any user writes: without pictures and ids. `userId` as above. */
  renderComment: (markdown: string, userId: string | null) => Promise<string>;
  stop: () => Promise<void>;
}

/** A thread starts when it is needed first, and keeps no process alive. */
export function createStatementRenderer(): StatementRenderer {
  const threads = Array.from(
    { length: THREADS },
    () =>
      new AnsweringThread<{ markdown: string; kind: TextKind }, string | null>({
        module: new URL("./statement-worker.ts", import.meta.url),
        patienceMs: PATIENCE_MS,
        memoryMegabytes: MEMORY_MEGABYTES,
      }),
  );
  const free = [...threads];
  const ofUser = createUserTurns();
  const turns = new FairTurns({ places: THREADS, mostWaiting: MOST_WAITING, patienceMs: TURN_PATIENCE_MS });
  const renderInTurn = (text: { markdown: string; kind: TextKind }, userId: string, patience = {}) =>
    turns.inTurn({ network: userId, user: userId }, async () => {
      const thread = free.pop();
      if (thread === undefined) throw new Error("a turn without a thread");
      try {
        return htmlOf(await thread.ask(text, patience), text.kind);
      } finally {
        free.push(thread);
      }
    });
  const renderText = async (text: { markdown: string; kind: TextKind }, userId: string | null) => {
    if (text.markdown.length > MOST_CHARACTERS) throw tooDeep(text.kind);
    if (userId === null) return untilItsTurn(() => renderInTurn(text, "", OWN_PATIENCE));
    return ofUser.inTurn(userId, () => renderInTurn(text, userId));
  };
  return {
    render: (markdown, userId) => renderText({ markdown, kind: "statement" }, userId),
    renderPlain: (markdown, userId) => renderText({ markdown, kind: "plain statement" }, userId),
    renderComment: (markdown, userId) => renderText({ markdown, kind: "comment" }, userId),
    async stop() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

/**
 * The product at its start has nobody else to do the work, and waits as long as the machine takes to start the threads.
 */
async function untilItsTurn<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
    }
  }
}

function htmlOf(outcome: Outcome<string | null>, kind: TextKind): string {
  switch (outcome.kind) {
    case "answered":
      if (outcome.answer === null || outcome.answer.length > MOST_HTML_CHARACTERS) throw tooDeep(kind);
      return outcome.answer;
    case "too-late":
      throw tooDeep(kind);
    case "died":
      if (isOutOfMemory(outcome.error)) throw tooDeep(kind, { cause: outcome.error });
      throw new Error("The thread that renders statements died", { cause: outcome.error });
    case "not-started":
      throw new DomainError("unavailable", BUSY, { retryAfterSeconds: 10 });
    default:
      return outcome satisfies never;
  }
}

/** Before anything is judged or stored: a statement that cannot be shown is refused at once. */
export async function renderContent(
  statements: Pick<StatementRenderer, "render">,
  { content, userId }: { content: ProblemContent; userId: string | null },
): Promise<RenderedContent> {
  const { description, editorial } = content;
  const descriptionHtml = await statements.render(description, userId);
  const editorialHtml = editorial === null ? null : await statements.render(editorial, userId);
  const translationsHtml: string[] = [];
  for (const { markdown } of content.packageParts?.statement?.translations ?? []) {
    translationsHtml.push(await statements.render(markdown, userId));
  }
  return { ...content, descriptionHtml, editorialHtml, translationsHtml };
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
