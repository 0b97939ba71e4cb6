import * as z from "zod/mini";
import { Diagnostic } from "./diagnostics.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Language, SaidCode } from "./submissions.ts";

/**
 * Preparing: a draft is compiled before its user presses Run or Submit. A judge keeps the program by the digest of its
 * source, so that the run finds it compiled; the code itself is kept nowhere and written into no log.
 */

/**
 * `prepared`: compiled and kept; the diagnostics are warnings. `refused`: the compiler refuses it. `superseded`: a
 * newer draft of this user has taken its place. `busy`: no slot was idle, a real job came, or the user's compiler
 * seconds of this minute are used up; no error, and worth another try after so many seconds. `off`: switched off, by
 * this user, for the site, or for a problem that adds files of its own to each program.
 */
export const PrepareReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("prepared"), diagnostics: z.array(Diagnostic) }),
  z.object({ kind: z.literal("refused"), diagnostics: z.array(Diagnostic), compilerOutput: z.string() }),
  z.object({ kind: z.literal("superseded") }),
  z.object({ kind: z.literal("busy"), retryAfterSeconds: z.number() }),
  z.object({ kind: z.literal("off") }),
]);
export type PrepareReply = z.infer<typeof PrepareReply>;

/**
 * The event `diagnostics` for a client that asks for `text/event-stream`: what a quick look has found, before the
 * program is built. Those of `result`, which comes last, take its place.
 */
export const DiagnosticsEvent = z.object({ diagnostics: z.array(Diagnostic) });
export type DiagnosticsEvent = z.infer<typeof DiagnosticsEvent>;

export const PrepareBody = z.object({ code: SaidCode, language: Language });

/** No scope: a program with a personal token has no pauses in its typing. */
export const prepare = endpoint({
  method: "POST",
  path: "/submission/prepare/{problemId}",
  access: "user",
  body: PrepareBody,
  response: PrepareReply,
  summary: "Compile a draft ahead of its run, and say what the compiler says; nothing of it is kept",
});

/*
 * What goes between the database and a judge, beside jobs.ts:
 *
 *   judge_take_draft(worker uuid, lock_key int)                 → jsonb   (a DraftToPrepare; null: none, or a job waits)
 *   judge_tell_draft(worker uuid, draft_id uuid, told jsonb)    → boolean (a ToldOfDraft; false: nobody waits for it any more)
 *
 * Notifications: `draft` (one wants to be prepared), `draft_over` (a draft's id: nobody waits for it any more),
 * `draft_told` (a draft's id: look at its row). None of them carries any of the code.
 */

export const DraftToPrepare = z.object({
  draftId: z.string(),
  owner: z.string(),
  language: LanguageId,
  source: z.string(),
});
export type DraftToPrepare = z.infer<typeof DraftToPrepare>;

/**
 * `given-up`: a real job wanted the slot; another judge may take the draft. `too-much`: no draft is given as much time
 * as this one would need, or it failed by our own fault, which its source may have brought about. No judge tries it
 * again.
 */
export const ToldOfDraft = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("diagnostics"), diagnostics: z.array(Diagnostic) }),
  z.object({ kind: z.literal("prepared"), diagnostics: z.array(Diagnostic) }),
  z.object({ kind: z.literal("refused"), diagnostics: z.array(Diagnostic), compilerOutput: z.string() }),
  z.object({ kind: z.literal("given-up") }),
  z.object({ kind: z.literal("too-much") }),
]);
export type ToldOfDraft = z.infer<typeof ToldOfDraft>;
