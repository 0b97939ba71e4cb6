import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { keptValue } from "../../platform/kept-value.ts";

const Green = z.object({ code: z.string(), at: z.number() });
/** Code that has passed everything that was tried on it, and when (milliseconds of the clock). */
export type Green = z.infer<typeof Green>;

/** The code of a language that passed last. In a browser that keeps nothing the way back ends with the visit. */
export function lastGreen(place: { userId: string; problemId: string; language: LanguageId }) {
  const { userId, problemId, language } = place;
  const key = `verdict:green:${userId}:${problemId}:${language}`;
  return keptValue({ key, schema: z.nullable(Green), fallback: null });
}
