import { HIDDEN_TEST_REQUIRED } from "@verdict/contract/problem-save";
import type { ProblemContent } from "./problem-content.ts";

export const REFERENCE_REQUIRED = "A problem that is not a draft needs a reference solution in at least one language";

/**
 * What a draft may lack, and nothing that people solve: without a reference nothing has shown that the tests are right,
 * and nobody could see an expected output. Null where nothing is lacking.
 */
export function findLack({ referenceSolutions, tests }: ProblemContent): string | null {
  if (Object.keys(referenceSolutions).length === 0) return REFERENCE_REQUIRED;
  return tests.every((test) => test.isVisible) ? HIDDEN_TEST_REQUIRED : null;
}
