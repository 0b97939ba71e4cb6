import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import type { CoreLanguageId } from "@verdict/contract/language";
import { PrepareReply } from "@verdict/contract/preparing";
import { unseen } from "./press.ts";
import type { Stage } from "./stage.ts";

/** A draft as the page of a problem sends it after a pause in typing. */
export interface Draft {
  problemId: string;
  language: CoreLanguageId;
  code: string;
}

const TRIES = 10;

async function sendDraft(calls: APIRequestContext, { problemId, ...data }: Draft): Promise<PrepareReply> {
  const reply = await calls.post(`/submission/prepare/${problemId}`, { data });
  return PrepareReply.parse(await reply.json());
}

/**
 * Sends the draft until it is prepared: a real page is refused for a moment as well, and sends it again at the next
 * pause. The page in the browser may have sent it too, and then has it prepared already. Nobody types so many programs
 * in a minute, so that earlier ones count for nothing.
 */
export async function prepareDraft({ page, database }: Stage, draft: Draft): Promise<void> {
  const calls = page.context().request;
  await forgetAllowances(database);
  let last = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reply = await sendDraft(calls, draft);
    last = reply.kind;
    if (reply.kind === "prepared") return;
    await sleep(reply.kind === "busy" ? 1000 * reply.retryAfterSeconds : 200);
  }
  throw new Error(`the draft of ${draft.problemId} in ${draft.language} was not prepared: ${last}`);
}

async function forgetAllowances(database: Stage["database"]): Promise<void> {
  await database.query("delete from draft_allowance");
}

/** A pause that most people make between two words. */
const PAUSE_MS = 300;

/** As long as `startTyping` waits before it returns. */
export async function pauseInTyping(): Promise<void> {
  await sleep(PAUSE_MS);
}

/** Somebody who types all the time, one new draft after the other, until the returned function is called. */
export async function startTyping(stage: Stage, draft: Draft): Promise<() => Promise<void>> {
  await forgetAllowances(stage.database);
  let isOver = false;
  const typing = (async () => {
    while (!isOver) {
      await sendDraft(stage.other, { ...draft, code: unseen(draft.code) });
      await sleep(PAUSE_MS);
    }
  })();
  typing.catch(() => undefined); // Thrown below, when the work is done.
  await sleep(PAUSE_MS);
  return async () => {
    isOver = true;
    await typing;
  };
}
