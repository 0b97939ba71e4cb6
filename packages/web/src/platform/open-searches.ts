import { findSmallestFailure, smallestFailure } from "@verdict/contract/searching";
import * as z from "zod/mini";

/* The calls of a search, open for verdicts that a newer server knows: see open-answers.ts. */

const [FoundFailure, NoFailure] = findSmallestFailure.response.def.options;
export const OpenSmallestFailure = z.discriminatedUnion("kind", [
  z.extend(FoundFailure, { verdict: z.string() }),
  NoFailure,
]);
export type OpenSmallestFailure = z.infer<typeof OpenSmallestFailure>;

export const openFindSmallestFailure = { ...findSmallestFailure, response: OpenSmallestFailure };
export const openSmallestFailure = {
  ...smallestFailure,
  response: z.extend(smallestFailure.response, { found: z.nullable(OpenSmallestFailure) }),
};
