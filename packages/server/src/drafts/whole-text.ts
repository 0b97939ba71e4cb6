import type { DraftSlot } from "@verdict/contract/drafts";
import { keptOwnInput } from "@verdict/contract/own-tests";
import { isStorable } from "@verdict/contract/storable-text";
import { OwnInput, type OwnInputChange } from "@verdict/contract/submissions";
import { type KeptText, type KeptTextChange, meantText } from "@verdict/contract/text-changes";
import * as z from "zod/mini";
import { DomainError } from "../platform/http/errors.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { findDraft } from "./store.ts";

const BASE_UNKNOWN = "This is a change to another text than the one that is kept: say it whole";

interface OfUser {
  userId: string;
  problemId: string;
}

/**
 * The whole of a text that may be sent as a change to the user's draft in a slot. `schema` is what holds of whole
 * texts, so that no change gets round a limit. Throws base_unknown and bad_input.
 */
export async function wholeText(
  db: Queryable,
  input: OfUser & { slot: DraftSlot; sent: string | KeptTextChange; schema: z.ZodMiniType<string> },
): Promise<string> {
  const { sent, schema, ...place } = input;
  return typeof sent === "string" ? sent : textOf(await findDraft(db, place), { change: sent, schema });
}

/** The same of an own input, which may be sent as a change to an own test's. */
export async function wholeOwnInput(
  db: Queryable,
  { sent, ...own }: OfUser & { sent: string | OwnInputChange },
): Promise<string> {
  if (typeof sent === "string") return sent;
  const tests = await findDraft(db, { ...own, slot: "own-tests" });
  return textOf(keptOwnInput(tests, sent.test), { change: sent, schema: OwnInput });
}

/** What comes of a change to the kept text. Throws as wholeText does. */
export function textOf(
  kept: KeptText | null,
  { change, schema }: { change: KeptTextChange; schema: z.ZodMiniType<string> },
): string {
  const text = kept === null ? null : meantText(kept, change);
  if (text === null) throw new DomainError("base_unknown", BASE_UNKNOWN);
  const parsed = z.safeParse(schema, text);
  // Halves of a character may have come apart.
  if (parsed.success && isStorable(text)) return text;
  throw new DomainError("bad_input", parsed.error?.issues[0]?.message ?? "Invalid input");
}
