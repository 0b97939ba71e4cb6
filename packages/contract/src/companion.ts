import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/**
 * A problem in the form that Competitive Companion hands to editors (its documentation, "The format"). `timeLimit` is
 * in milliseconds, `memoryLimit` in megabytes.
 */
export const CompanionTask = z.object({
  name: z.string(),
  group: z.string(),
  url: z.string(),
  interactive: z.boolean(),
  memoryLimit: z.number(),
  timeLimit: z.number(),
  tests: z.array(z.object({ input: z.string(), output: z.string() })),
  testType: z.enum(["single", "multiNumber"]),
  input: z.object({ type: z.literal("stdin") }),
  output: z.object({ type: z.literal("stdout") }),
  languages: z.object({ java: z.object({ mainClass: z.string(), taskClass: z.string() }) }),
  batch: z.object({ id: z.string(), size: z.number() }),
});
export type CompanionTask = z.infer<typeof CompanionTask>;

export const companionTask = endpoint({
  method: "GET",
  path: "/problem/companion/{problemId}",
  access: "user",
  scope: "read",
  response: CompanionTask,
  summary: "One problem with its examples, as editors know it from Competitive Companion",
});
