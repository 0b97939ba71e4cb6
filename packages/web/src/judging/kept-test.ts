import type { OpenFailedTest } from "../platform/open-answers.ts";

/** What an own test is made of. */
export type KeptTest = Pick<OpenFailedTest, "stdin" | "expected_output">;
