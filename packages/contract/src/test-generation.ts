import * as z from "zod/mini";
import { Parameters, Validators } from "./author-programs.ts";
import { endpoint } from "./endpoint.ts";
import { CoreLanguageId } from "./language.ts";
import { StoredTest } from "./problem-save.ts";
import { CODE_MAX_LENGTH } from "./submissions.ts";

/** Tests that one call makes; a form asks as often as it needs. */
export const GENERATED_TESTS_MAX = 30;
/** The largest input and the largest output of a generated test. */
export const GENERATED_BYTES_MAX = 1024 * 1024;
const COUNT_TEXT = `Between 1 and ${GENERATED_TESTS_MAX} tests at once`;

const Program = z.object({
  language: z.enum(CoreLanguageId.options, "Language must be javascript, java or cpp"),
  code: z
    .string("Code is required")
    .check(z.minLength(1, "Code is required"), z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB")),
});

/**
 * `generator` reads one line, `parameters` (the seed alone where they are left out) with a seed in it, and prints the
 * input of one test; it is run with `firstSeed`, `firstSeed` + 1, … so that the same seed gives the same test again. All
 * `validators` must accept it. `reference` then gives each answer; without it the answers are empty, as the program of a
 * problem gets them that has a part in the runs.
 */
export const GenerateBody = z.object({
  generator: Program,
  parameters: z.optional(Parameters),
  validators: z.optional(Validators),
  reference: z.optional(Program),
  firstSeed: z.int("The first seed must be a whole number").check(z.minimum(0, "The first seed must not be negative")),
  count: z.int(COUNT_TEXT).check(z.minimum(1, COUNT_TEXT), z.maximum(GENERATED_TESTS_MAX, COUNT_TEXT)),
});
export type GenerateBody = z.infer<typeof GenerateBody>;

/** `stored` as in /problem/edit: there for what is too large for a form. */
export const GeneratedTest = z.object({
  seed: z.number(),
  input: z.string(),
  output: z.string(),
  stored: z.optional(StoredTest),
});
export type GeneratedTest = z.infer<typeof GeneratedTest>;

export const GeneratedTests = z.object({ tests: z.array(GeneratedTest) });

export const generateTests = endpoint({
  method: "POST",
  path: "/problem/generate",
  access: "admin",
  body: GenerateBody,
  response: GeneratedTests,
  summary: "Make tests with a small program, run in the sandbox; the reference gives the answers",
});
