import * as z from "zod/mini";
import type { KeptText } from "./text-changes.ts";

export const OwnTest = z.object({ id: z.string(), name: z.string(), input: z.string(), expected: z.string() });
/** A test that a user has written. `expected` is empty where they expect nothing in particular. */
export type OwnTest = z.infer<typeof OwnTest>;

/** The tests that the draft slot `own-tests` holds. Anything that is not a list of tests holds none. */
export function parseOwnTests(text: string): OwnTest[] {
  if (text === "") return [];
  try {
    const parsed = z.safeParse(z.array(OwnTest), JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The input of the test with this id, of the tests that the server keeps; null where there is none. */
export function keptOwnInput(tests: KeptText | null, id: string): KeptText | null {
  const test = parseOwnTests(tests?.text ?? "").find((one) => one.id === id);
  return tests === null || test === undefined ? null : { text: test.input, revision: tests.revision };
}

export function formatOwnTests(tests: readonly OwnTest[]): string {
  return JSON.stringify(tests);
}
