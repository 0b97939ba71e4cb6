import { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { keptValue } from "../platform/kept-value.ts";

/** A submission that the server has, and whose verdict this tab waits for, with what was sent. */
const KeptJudging = z.object({ submissionId: z.string(), code: z.string(), language: LanguageId });

/**
 * In the tab's own storage, which a reload leaves alone, by whose it is: what is waited for is waited for again. Where
 * a browser keeps nothing, a reload forgets it, and the history tells the verdict.
 */
export function keptJudging({ userId, problemId }: { userId: string; problemId: string }) {
  return keptValue({
    key: `verdict:judging:${userId}:${problemId}`,
    schema: z.nullable(KeptJudging),
    fallback: null,
    storage: () => sessionStorage,
  });
}
