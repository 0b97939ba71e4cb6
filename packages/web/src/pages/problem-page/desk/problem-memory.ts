import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { adoptDrafts } from "../../../drafts/adopt-drafts.ts";
import { type KeptValue, keptValue } from "../../../platform/kept-value.ts";
import { VISITOR } from "../../../platform/visitor.ts";

const Memory = z.object({
  /** The language that was chosen last for this problem; null where none was. */
  language: z.nullable(LanguageId),
  /** Whether it was asked if untouched starter code is to be submitted. */
  hasAsked: z.boolean(),
});

/** What this browser remembers of a problem and a user, beside the texts. */
export function problemMemory(of: { userId: string; problemId: string }): KeptValue<z.infer<typeof Memory>> {
  const name = [of.userId, of.problemId].map(encodeURIComponent).join(":");
  return keptValue({ key: `verdict:problem:${name}`, schema: Memory, fallback: { language: null, hasAsked: false } });
}

/** Whoever signs in goes on with what they typed before, in the same language. */
export function adoptFromVisitor({ userId, problemId }: { userId: string; problemId: string }): void {
  adoptDrafts({ storage: localStorage, from: VISITOR, to: userId, problemId });
  const { language } = problemMemory({ userId: VISITOR, problemId }).read();
  if (language === null) return;
  const own = problemMemory({ userId, problemId });
  own.write({ ...own.read(), language });
  problemMemory({ userId: VISITOR, problemId }).write({ language: null, hasAsked: false });
}
