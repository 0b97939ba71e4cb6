import * as z from "zod/mini";

/* What the forms of contests, challenges and assignments have in common; `what` is a noun: contest, say. */

const MOST_INTRO_LENGTH = 5_000;

export function titleField(what: string) {
  return z
    .string(`Give the ${what} a title`)
    .check(
      z.trim(),
      z.minLength(1, `Give the ${what} a title`),
      z.maxLength(100, "A title has at most 100 characters"),
    );
}

export const IntroField = z
  .string()
  .check(z.maxLength(MOST_INTRO_LENGTH, `The introduction has at most ${MOST_INTRO_LENGTH} characters`));

/** In the order of their letters. */
export function problemIdsField({ what, most }: { what: string; most: number }) {
  return z.array(z.string()).check(
    z.minLength(1, "Choose at least one problem"),
    z.maxLength(most, `A ${what} has at most ${most} problems`),
    z.refine((ids) => new Set(ids).size === ids.length, `A problem is in a ${what} once`),
  );
}
