import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { CoreLanguageId, LanguageName } from "./language.ts";
import { RunResult } from "./submissions.ts";

/** Enough for any solution of an easy problem, and a fourth of what users may send. */
export const VISITOR_CODE_MAX_LENGTH = 16_384;
const TOO_LONG = "Without an account code must be at most 16 KB";

/** The one problem that visitors may try. `descriptionHtml` is sanitized HTML with MathML. */
const VisitorProblem = z.object({
  problemId: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  examples: z.array(z.object({ input: z.string(), output: z.string() })),
  startCode: z.array(z.object({ language: LanguageName, initialCode: z.string() })),
});
export type VisitorProblem = z.infer<typeof VisitorProblem>;

/** Null where the site lets no visitor try one, or has none that is fit for it. */
export const visitorProblem = endpoint({
  method: "GET",
  path: "/problem/visitorProblem",
  access: "public",
  response: z.object({ problem: z.nullable(VisitorProblem) }),
  summary: "The easy problem that can be tried without an account",
});

export const VisitorRunBody = z.object({
  code: z
    .string("Code is required")
    .check(z.minLength(1, "Code is required"), z.maxLength(VISITOR_CODE_MAX_LENGTH, TOO_LONG)),
  language: CoreLanguageId,
});

/**
 * Judges a visitor's program on the examples of that problem. Never a stream: the answer is one, or a refusal; 429 and
 * 503 say what to wait for.
 */
export const visitorRun = endpoint({
  method: "POST",
  path: "/submission/visitorRun",
  access: "public",
  body: VisitorRunBody,
  response: RunResult,
  summary: "Run a program on that problem's examples without an account",
});
