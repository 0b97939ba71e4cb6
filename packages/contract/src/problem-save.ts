import * as z from "zod/mini";
import { Checker } from "./judging.ts";
import {
  HINTS_MAX,
  MEMORY_LIMIT_MEGABYTES,
  TEST_NAME_MAX_LENGTH,
  TESTS_MAX,
  TIME_LIMIT_SECONDS,
} from "./problem-limits.ts";
import { HiddenTestCase, ProblemForm, VisibleTestCase } from "./problems.ts";

const TIME_TEXT = `Time limit must be between ${TIME_LIMIT_SECONDS.min} and ${TIME_LIMIT_SECONDS.max} seconds`;
const MEMORY_TEXT = `Memory limit must be between ${MEMORY_LIMIT_MEGABYTES.min} and ${MEMORY_LIMIT_MEGABYTES.max} MB`;
export const VISIBLE_TEST_REQUIRED = "At least one visible test case required";
export const TOO_MANY_TESTS = `At most ${TESTS_MAX} test cases`;

/**
 * Data of a test that is too large for a form, or no text: `input` and `output` are then only the beginning, to look
 * at. A save that sends `stored` back unchanged keeps the data and ignores the two texts.
 */
export const StoredTest = z.object({
  inputSha256: z.string(),
  outputSha256: z.string(),
  inputBytes: z.number(),
  outputBytes: z.number(),
});
export type StoredTest = z.infer<typeof StoredTest>;
/** What authors call a test; users never see it. */
const TestName = z
  .string()
  .check(z.maxLength(TEST_NAME_MAX_LENGTH, `A test's name must be at most ${TEST_NAME_MAX_LENGTH} characters`));
/** What a test of a form may have beside its texts. */
export const EDITED = { stored: z.optional(StoredTest), name: z.optional(TestName) };
export const EditedVisibleTest = z.extend(VisibleTestCase, EDITED);
const EditedHiddenTest = z.extend(HiddenTestCase, EDITED);

/**
 * The body of create: the spec's form, and beyond it what may be left out. Absent settings are 2 s, 256 MB, comparing by
 * tokens, and not a draft; on update they keep their value. `revision` is the one that /problem/edit gave: when somebody
 * else has saved since, the update is refused with 409.
 */
export const ProblemSave = z.extend(ProblemForm, {
  visibleTestCases: z
    .array(EditedVisibleTest, VISIBLE_TEST_REQUIRED)
    .check(z.minLength(1, VISIBLE_TEST_REQUIRED), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
  hiddenTestCases: z
    .array(EditedHiddenTest, "At least one hidden test case required")
    .check(z.minLength(1, "At least one hidden test case required"), z.maxLength(TESTS_MAX, TOO_MANY_TESTS)),
  timeLimitSeconds: z.optional(
    z
      .number(TIME_TEXT)
      .check(z.minimum(TIME_LIMIT_SECONDS.min, TIME_TEXT), z.maximum(TIME_LIMIT_SECONDS.max, TIME_TEXT)),
  ),
  memoryLimitMegabytes: z.optional(
    z
      .int(MEMORY_TEXT)
      .check(z.minimum(MEMORY_LIMIT_MEGABYTES.min, MEMORY_TEXT), z.maximum(MEMORY_LIMIT_MEGABYTES.max, MEMORY_TEXT)),
  ),
  checker: z.optional(Checker),
  hints: z.optional(z.array(z.string()).check(z.maxLength(HINTS_MAX, `At most ${HINTS_MAX} hints`))),
  /** Markdown as in the description; empty where there is none. */
  editorial: z.optional(z.string()),
  isDraft: z.optional(z.boolean()),
  /** Whether users may have their submissions studied (smallest failing input, growth), where the package allows it. */
  allowsStudies: z.optional(z.boolean()),
  revision: z.optional(z.string()),
});
export type ProblemSave = z.infer<typeof ProblemSave>;
