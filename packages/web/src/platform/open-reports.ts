import {
  JudgedTest,
  PhaseSpan,
  PhaseTimes,
  SharedSubmission,
  SubmissionReport,
  sharedSubmission,
  submissionReport,
} from "@verdict/contract/submission-pages";
import * as z from "zod/mini";
import { OpenFailedTest } from "./open-answers.ts";

/* What the page of a submission reads, open for words of a newer server: see open-answers.ts. */

const openWords = { language: z.string(), status: z.string(), verdict: z.nullable(z.string()) };
const OpenJudgedTest = z.extend(JudgedTest, { verdict: z.string() });
export type OpenJudgedTest = z.infer<typeof OpenJudgedTest>;
const OpenPhaseSpan = z.extend(PhaseSpan, { phase: z.string() });
export type OpenPhaseSpan = z.infer<typeof OpenPhaseSpan>;
const OpenPhaseTimes = z.extend(PhaseTimes, { phase: z.string() });
export type OpenPhaseTimes = z.infer<typeof OpenPhaseTimes>;

const OpenReport = z.extend(SubmissionReport, {
  ...openWords,
  tests: z.array(OpenJudgedTest),
  failedTest: z.optional(OpenFailedTest),
  waterfall: z.nullable(z.array(OpenPhaseSpan)),
  site: z.array(OpenPhaseTimes),
});
export type OpenReport = z.infer<typeof OpenReport>;
const OpenShared = z.extend(SharedSubmission, { ...openWords, tests: z.array(OpenJudgedTest) });
export type OpenShared = z.infer<typeof OpenShared>;

export const openReport = { ...submissionReport, response: OpenReport };
export const openShared = { ...sharedSubmission, response: OpenShared };
