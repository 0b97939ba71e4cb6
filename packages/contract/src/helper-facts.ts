import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/**
 * What the helper knows of the user's newest judged submission, besides its code and verdict. Never anything of a
 * hidden test. `smallestFailure` is the input that a search has found, `growth` what a measuring has, `failingLine` the
 * line of the code that the compiler or a stack trace names.
 */
export const HelperFact = z.enum([
  "lastSubmission",
  "compilerOutput",
  "failedExample",
  "smallestFailure",
  "growth",
  "failingLine",
]);
export type HelperFact = z.infer<typeof HelperFact>;

export const helperFacts = endpoint({
  method: "GET",
  path: "/ai/facts/{problemId}",
  access: "user",
  response: z.object({ facts: z.array(HelperFact) }),
  summary: "What the AI helper would be told now of the user's last submission to a problem",
});
