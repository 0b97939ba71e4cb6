import * as z from "zod/mini";

/**
 * A group of tests: a folder of the package. A test belongs to the group that its name begins with, a group to the one
 * that its own name begins with; those of no other are the root's.
 */
export const TestGroup = z.object({
  /** `sample`, `secret`, `secret/group1`; the root's is empty. */
  name: z.string(),
  /**
   * How the scores of its tests and groups become one. `share`: the accept score, times the part of its tests that
   * passed.
   */
  aggregate: z.enum(["sum", "min", "max", "avg", "share"]),
  /** What each test that lies directly in it is worth. */
  acceptScore: z.number(),
  rejectScore: z.number(),
  /** Behind the first of its tests or groups that is rejected the others are not run. */
  endsEarly: z.boolean(),
  /** When it counts as accepted towards the group that it is in. */
  accepts: z.enum(["all", "any", "always"]),
  /** Groups that have to be accepted, or this one is worth nothing. */
  requires: z.array(z.string()),
});
export type TestGroup = z.infer<typeof TestGroup>;

/** How a problem gives points; null of a problem that does not. Groups come behind those that they are in. */
export const Scoring = z.object({ groups: z.array(TestGroup), ignoresSamples: z.boolean() });
export type Scoring = z.infer<typeof Scoring>;
