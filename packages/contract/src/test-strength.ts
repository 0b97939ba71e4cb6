import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { CoreLanguageId } from "./language.ts";

/**
 * A reference solution with one small change (a mutant): `<` became `<=`, 0 became 1, `long long` became `int`. `line`
 * is 1-based; `before` and `after` are that line of the source.
 */
export const Mutant = z.object({
  language: CoreLanguageId,
  line: z.number(),
  before: z.string(),
  after: z.string(),
});
export type Mutant = z.infer<typeof Mutant>;

/**
 * How many mutants the tests of a problem catch. A surviving mutant is a test that is missing, or a change that makes
 * no difference: its author has to look. Mutants that do not compile are not counted.
 */
export const TestStrength = z.object({
  tried: z.number(),
  caught: z.number(),
  survivors: z.array(Mutant),
});
export type TestStrength = z.infer<typeof TestStrength>;

/** The last measured strength. `isOutdated`: the problem was saved since. */
export const KeptStrength = z.extend(TestStrength, { measuredAt: z.iso.datetime(), isOutdated: z.boolean() });
export type KeptStrength = z.infer<typeof KeptStrength>;

/**
 * The events when the client asks for `text/event-stream`: `accepted` (how many mutants there are), `judged` for each,
 * and last `result` (the plain call's body) or `error` (the body of a refusal).
 */
export const StrengthAcceptedEvent = z.object({ mutants: z.number() });
export const StrengthJudgedEvent = z.extend(Mutant, { outcome: z.enum(["caught", "survived", "does_not_compile"]) });

export const testStrength = endpoint({
  method: "POST",
  path: "/problem/strength/{problemId}",
  access: "admin",
  response: KeptStrength,
  summary: "Judge small mutations of the reference solutions: which of them the tests do not catch",
});

export const lastStrength = endpoint({
  method: "GET",
  path: "/problem/strength/{problemId}",
  access: "admin",
  response: z.object({ strength: z.nullable(KeptStrength) }),
  summary: "What was measured last of a problem's tests; null where nothing was",
});
