import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LanguageId } from "./language.ts";
import { Verdict } from "./verdict.ts";

/** Which programs are compared: of each entry and language the last accepted one, or the last whatever became of it. */
export const LikenessWhich = z.enum(["accepted", "last"]);
export type LikenessWhich = z.infer<typeof LikenessWhich>;

const Program = z.object({
  submissionId: z.string(),
  entryId: z.string(),
  /** Of the entry. */
  name: z.string(),
  language: LanguageId,
  at: z.iso.datetime(),
  verdict: z.nullable(Verdict),
});

/** Two programs of different entries. It is a hint to look at them, and proves nothing. */
export const LikePair = z.object({
  first: Program,
  second: Program,
  /** How much of both together stands in both, in whole per cent; what everybody has is left out. */
  percent: z.number(),
  /** The longest run of tokens that both have. */
  longestTokens: z.number(),
});
export type LikePair = z.infer<typeof LikePair>;

/** The most alike first. `compared` programs were; `leftOut` of them were too short, or too many. */
export const ContestLikeness = z.object({
  compared: z.number(),
  leftOut: z.object({ tooShort: z.number(), tooMany: z.number() }),
  pairs: z.array(LikePair),
});
export type ContestLikeness = z.infer<typeof ContestLikeness>;

/** First and last line (the first is 1). */
const Lines = z.object({ from: z.number(), to: z.number() });
/** Two programs with what they share, in the order of the first. */
export const LikePairCode = z.object({
  ...LikePair.shape,
  firstCode: z.string(),
  secondCode: z.string(),
  shared: z.array(z.object({ first: Lines, second: Lines, tokens: z.number() })),
});
export type LikePairCode = z.infer<typeof LikePairCode>;

export const contestLikeness = endpoint({
  method: "GET",
  path: "/contest/{contestId}/likeness/{label}",
  access: "user",
  query: z.object({ which: z.optional(LikenessWhich) }),
  response: ContestLikeness,
  summary: "Which programs to a problem resemble each other, for the jury of a contest that is over for all",
});
export const contestLikePair = endpoint({
  method: "GET",
  path: "/contest/{contestId}/likeness/{label}/pair",
  access: "user",
  query: z.object({ which: z.optional(LikenessWhich), first: z.optional(z.string()), second: z.optional(z.string()) }),
  response: LikePairCode,
  summary: "Two of these programs with the lines that they share; `first` and `second` are ids of submissions",
});
