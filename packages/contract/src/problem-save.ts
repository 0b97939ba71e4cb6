import * as z from "zod/mini";
import { CONVERSATION_MAX_LENGTH, CONVERSATIONS_MAX, INTERACTION_FORM, parseInteraction } from "./conversation.ts";
import { Checker } from "./judging.ts";
import { HINTS_MAX, PROBLEM_BOUNDS, type ProblemBounds, type Range, TEST_NAME_MAX_LENGTH } from "./problem-limits.ts";
import { HiddenTestCase, ProblemForm, VisibleTestCase } from "./problems.ts";
import { TimeFactors } from "./time-factors.ts";
import { TOPIC_MAX_LENGTH, TOPICS_MAX } from "./topics.ts";

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
 * What is shown of a sample in place of input and answer, where a program of the problem has a part in the run; in the
 * form of `.interaction` files. `name` is that of the visible test that it belongs to, as far as it belongs to one.
 */
const SampleConversation = z.object({
  name: z.optional(TestName),
  text: z.string(INTERACTION_FORM).check(
    z.maxLength(CONVERSATION_MAX_LENGTH, "A conversation must be at most 64 KB"),
    z.refine((text) => parseInteraction(text) !== null, INTERACTION_FORM),
  ),
});

/** What is bounded of a form. */
export function boundedFields({ timeLimitSeconds, memoryLimitMegabytes, visibleTests, hiddenTests }: ProblemBounds) {
  const timeText = `Time limit must be ${between(timeLimitSeconds)} seconds`;
  const memoryText = `Memory limit must be ${between(memoryLimitMegabytes)} MB`;
  return {
    visibleTestCases: visibleTestList(EditedVisibleTest, { most: visibleTests, fewest: 1 }),
    hiddenTestCases: hiddenTestList({ most: hiddenTests, fewest: 1 }),
    timeLimitSeconds: z.optional(z.number(timeText).check(...within(timeLimitSeconds, timeText))),
    memoryLimitMegabytes: z.optional(z.int(memoryText).check(...within(memoryLimitMegabytes, memoryText))),
  };
}

interface Count {
  most: number;
  fewest: number;
}

export function visibleTestList<Test extends z.ZodMiniType>(test: Test, count: Count) {
  return testList(test, count, VISIBLE_TEST_REQUIRED);
}

export function hiddenTestList(count: Count) {
  return testList(EditedHiddenTest, count, HIDDEN_TEST_REQUIRED);
}

function testList<Test extends z.ZodMiniType>(test: Test, { most, fewest }: Count, required: string) {
  return z.array(test, required).check(z.minLength(fewest, required), z.maxLength(most, `At most ${most} test cases`));
}

const VISIBLE_TEST_REQUIRED = "At least one visible test case required";
export const HIDDEN_TEST_REQUIRED = "At least one hidden test case required";

function within({ min, max }: Range, text: string) {
  return [z.minimum(min, text), z.maximum(max, text)] as const;
}

function between({ min, max }: Range): string {
  return `between ${min} and ${max}`;
}

/**
 * The body of create: the spec's form, and beyond it what may be left out. Absent settings are 2 s, 256 MB, comparing
 * by tokens, and not a draft; on update they keep their value. `revision` is the one that /problem/edit gave: when
 * somebody else has saved since, the update is refused with 409.
 */
export const ProblemSave = z.extend(ProblemForm, {
  ...boundedFields(PROBLEM_BOUNDS),
  /** An empty map takes away what there was. */
  timeFactors: z.optional(TimeFactors),
  checker: z.optional(Checker),
  conversations: z.optional(
    z.array(SampleConversation).check(z.maxLength(CONVERSATIONS_MAX, `At most ${CONVERSATIONS_MAX} conversations`)),
  ),
  hints: z.optional(z.array(z.string()).check(z.maxLength(HINTS_MAX, `At most ${HINTS_MAX} hints`))),
  /** What it is about, finer than its tag; see `tidyTopics`. */
  topics: z.optional(
    z
      .array(z.string().check(z.maxLength(TOPIC_MAX_LENGTH, `A topic must be at most ${TOPIC_MAX_LENGTH} characters`)))
      .check(z.maxLength(TOPICS_MAX, `At most ${TOPICS_MAX} topics`)),
  ),
  /** Markdown as in the description; empty where there is none. */
  editorial: z.optional(z.string()),
  isDraft: z.optional(z.boolean()),
  /** Whether users may have their submissions studied (smallest failing input, growth), where the package allows it. */
  allowsStudies: z.optional(z.boolean()),
  revision: z.optional(z.string()),
});
export type ProblemSave = z.infer<typeof ProblemSave>;
