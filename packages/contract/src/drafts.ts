import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { said, TextChange } from "./text-changes.ts";

/** Twice the longest code: own tests are several inputs in one text. */
export const DRAFT_MAX_LENGTH = 131_072;
const DRAFT_TOO_LONG = "A draft must be at most 128 KB";

/** The database counts with 32 bits; who saves once a second needs 68 years. */
const MOST_REVISIONS = 2_147_483_647;

/** What a user keeps at a problem: code in each language, notes, and own tests (a text that the web app reads). */
export const DraftSlot = z.enum([...LanguageId.options, "notes", "own-tests"], "There is no such draft");
export type DraftSlot = z.infer<typeof DraftSlot>;

/** `revision` counts the saves of a slot, from 1 on. */
export const KeptDraft = z.object({
  slot: DraftSlot,
  text: z.string(),
  revision: z.number(),
  savedAt: z.iso.datetime(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

export const DraftText = z.string("Text is required").check(z.maxLength(DRAFT_MAX_LENGTH, DRAFT_TOO_LONG));

/** `revision` is the one that the text was written on: 0 where there was none. A change is one of that revision. */
export const DraftBody = z.object({
  slot: DraftSlot,
  text: said(DraftText, { change: TextChange, missing: "Text is required" }),
  revision: z.int("Revision is required").check(z.minimum(0), z.maximum(MOST_REVISIONS, "There is no such revision")),
});

/** `conflict`: another device has saved a text meanwhile, and nothing was written. */
export const DraftReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("kept"), revision: z.number() }),
  z.object({ kind: z.literal("conflict"), theirs: KeptDraft }),
]);
export type DraftReply = z.infer<typeof DraftReply>;

export const drafts = endpoint({
  method: "GET",
  path: "/submission/drafts/{problemId}",
  access: "user",
  response: z.object({ drafts: z.array(KeptDraft) }),
  summary: "What the signed-in user has typed for a problem and not submitted, with notes and own tests",
});
export const keepDraft = endpoint({
  method: "PUT",
  path: "/submission/drafts/{problemId}",
  access: "user",
  body: DraftBody,
  response: DraftReply,
  summary: "Keep one text, unless another device has saved one since the revision that it was written on",
});
