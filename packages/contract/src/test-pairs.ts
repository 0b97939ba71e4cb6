import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { PackageFinding } from "./problem-packages.ts";
import { StoredTest } from "./problem-save.ts";

/** One pair of files of an uploaded zip; `name` is their path without the ending. `stored` as in /problem/edit. */
export const TestPair = z.object({
  name: z.string(),
  input: z.string(),
  output: z.string(),
  stored: z.optional(StoredTest),
});
export type TestPair = z.infer<typeof TestPair>;

/**
 * The body is a zip (`application/zip`) of pairs `x.in` and `x.ans` (or `x.out`), in folders or not. They come back in
 * the order of their names, numbers by their value, ready to be put into a form; a file without its partner is a
 * finding. Nothing but the data is stored.
 */
export const testsFromZip = endpoint({
  method: "POST",
  path: "/problem/tests-from-zip",
  access: "admin",
  response: z.object({ tests: z.array(TestPair), findings: z.array(PackageFinding) }),
  summary: "Read a zip of .in and .ans files as test cases for a form",
});
