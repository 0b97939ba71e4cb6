import { randomUUID } from "node:crypto";
import { GIVE_UP_MS, PAUSES_MS as PAUSES_OF_PAGES_MS } from "@verdict/contract/following";
import { AcceptedEvent, followSubmission, submit } from "@verdict/contract/submissions";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import * as z from "zod/mini";
import { CliError, LostConnection, Refusal } from "../cli-error.ts";
import type { Program } from "../problem-folder.ts";
import type { Site, SiteEvent } from "../site.ts";
import type { CommandContext } from "./command-context.ts";

/** Nobody sits before it and could press again: it tries once more. */
const PAUSES_MS: readonly number[] = [...PAUSES_OF_PAGES_MS, 5_000];
const IS_KEPT = "The submission is kept: see verdict history.";
const IS_UNKNOWN = "Whether the site has the submission is not known: see verdict history before you send it again.";

/**
 * Submits a program and waits for its verdict. Where the connection breaks it is taken up again: before the site has
 * said that it has the program, it is sent again with its key, which counts once; from then on it is followed. Throws
 * CliError.
 */
export async function sendSubmission(
  { pause, terminal }: Pick<CommandContext, "pause" | "terminal">,
  input: { site: Site; problemId: string; program: Program; onEvent: (event: SiteEvent) => void },
): Promise<OpenResponseOf<typeof submit>> {
  const { site, problemId, program } = input;
  const body = { code: program.source, language: program.language, key: randomUUID() };
  const giveUpAt = Date.now() + GIVE_UP_MS;
  const known: { id: string | null; lastEventId: string | undefined } = { id: null, lastEventId: undefined };
  const onEvent = (event: SiteEvent) => {
    if (event.name === "accepted") known.id = z.parse(AcceptedEvent, event.data).id;
    known.lastEventId = event.id ?? known.lastEventId;
    input.onEvent(event);
  };
  let hasBroken = false;
  for (let tries = 0; ; tries += 1) {
    const { id: submissionId, lastEventId } = known;
    try {
      if (submissionId === null) return await site.follow(submit, { params: { problemId }, body, onEvent });
      return await site.follow(followSubmission, { params: { submissionId }, lastEventId, onEvent });
    } catch (error) {
      const isOver = known.id === null ? tries >= PAUSES_MS.length : Date.now() > giveUpAt;
      const isRefused = error instanceof Refusal && tries >= PAUSES_MS.length;
      hasBroken ||= error instanceof LostConnection;
      if (isOver || isRefused || !isWorthAnotherTry(error, { ...known, hasBroken })) throw inWords(error, known.id);
      terminal.progress("The connection was lost; connecting again …");
      await pause(PAUSES_MS[tries] ?? PAUSES_MS.at(-1) ?? 0);
    }
  }
}

/**
 * A site that is being started anew leaves a submission which it has with the judge, and says that it has no verdict.
 * And the request whose connection broke may count as one too many for a moment, where the next one arrives.
 */
function isWorthAnotherTry(error: unknown, known: { id: string | null; hasBroken: boolean }): boolean {
  if (error instanceof LostConnection) return true;
  if (!(error instanceof Refusal)) return false;
  return known.id === null ? known.hasBroken && error.code === "too_many_requests" : WITHOUT_VERDICT.has(error.code);
}

const WITHOUT_VERDICT: ReadonlySet<string> = new Set(["judge_unavailable", "unavailable", "too_many_requests"]);

function inWords(error: unknown, submissionId: string | null): unknown {
  if (!(error instanceof LostConnection)) return error;
  const what = submissionId === null ? IS_UNKNOWN : IS_KEPT;
  return new CliError(`${error.message} ${what}`, { cause: error });
}
