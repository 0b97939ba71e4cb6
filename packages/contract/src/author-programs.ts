import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { CODE_MAX_LENGTH } from "./submissions.ts";

/** A program of a problem's author, in any language that this product knows. */
export const AuthorProgram = z.object({
  language: z.enum(LanguageId.options, "This language is not known"),
  code: z
    .string("Code is required")
    .check(z.minLength(1, "Code is required"), z.maxLength(CODE_MAX_LENGTH, "Code must be at most 64 KB")),
});
export type AuthorProgram = z.infer<typeof AuthorProgram>;

const VALIDATORS_MAX = 10;
/** Input validators: each accepts with exit code 42 and refuses with 43. */
export const Validators = z
  .array(AuthorProgram)
  .check(z.maxLength(VALIDATORS_MAX, `At most ${VALIDATORS_MAX} validators`));

/** What stands for the seed in the parameters of a generator. */
export const SEED = "{seed}";
/** The one line that a generator reads, as in `n=8 max=20 seed={seed}`; `{seed}` alone where it needs nothing else. */
export const Parameters = z.string().check(
  z.maxLength(500, "Parameters must be at most 500 characters"),
  z.refine((text) => text.includes(SEED), `Parameters must contain ${SEED}: without it all inputs are the same`),
  z.refine((text) => !/[\r\n\0]/.test(text), "Parameters must be a single line"),
);

export function withSeed(parameters: string, seed: number): string {
  return parameters.replaceAll(SEED, String(seed));
}

/**
 * What a problem's package has of programs that make, check and answer inputs. `parameters` are lines that its own
 * tests are made with, the small ones first.
 */
export const PackagePrograms = z.object({
  generators: z.array(
    z.object({ name: z.string(), language: LanguageId, code: z.string(), parameters: z.array(z.string()) }),
  ),
  validators: z.array(z.object({ language: LanguageId, code: z.string() })),
  bruteForce: z.nullable(z.object({ language: LanguageId, code: z.string() })),
});
export type PackagePrograms = z.infer<typeof PackagePrograms>;

export const packagePrograms = endpoint({
  method: "GET",
  path: "/problem/programs/{problemId}",
  access: "admin",
  response: PackagePrograms,
  summary: "The generators, input validators and brute force of a problem's package; none where it has no package",
});
