import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";

const Green = z.object({ code: z.string(), at: z.number() });
/** Code that has passed everything that was tried on it, and when (milliseconds of the clock). */
export type Green = z.infer<typeof Green>;

interface GreenPlace {
  userId: string;
  problemId: string;
  language: LanguageId;
}

/** The code of a language that passed last, kept in this browser. */
export function readGreen(storage: Storage, place: GreenPlace): Green | null {
  try {
    const parsed = z.safeParse(Green, JSON.parse(storage.getItem(keyOf(place)) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    // Not ours, or a browser that keeps nothing.
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}

export function writeGreen(storage: Storage, place: GreenPlace, green: Green): void {
  try {
    storage.setItem(keyOf(place), JSON.stringify(green));
  } catch (error) {
    // A full storage only means that the way back ends with this visit.
    if (!(error instanceof DOMException)) throw error;
  }
}

function keyOf({ userId, problemId, language }: GreenPlace): string {
  return `verdict:green:${userId}:${problemId}:${language}`;
}
