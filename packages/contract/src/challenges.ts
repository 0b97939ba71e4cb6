import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { problemIdsField, titleField } from "./form-fields.ts";

export const MOST_CHALLENGE_PROBLEMS = 8;
const MOST_CHALLENGE_MINUTES = 300;
/** So long others can start their clocks. */
export const CHALLENGE_DAYS = 30;

const MINUTES_TEXT = `Say how many minutes everybody has: 5 to ${MOST_CHALLENGE_MINUTES}`;

/** What somebody says of a challenge: problems, and how long everybody has from their own start on. */
export const ChallengeForm = z.object({
  title: titleField("challenge"),
  problemIds: problemIdsField({ what: "challenge", most: MOST_CHALLENGE_PROBLEMS }),
  windowMinutes: z.int(MINUTES_TEXT).check(z.minimum(5, MINUTES_TEXT), z.maximum(MOST_CHALLENGE_MINUTES, MINUTES_TEXT)),
});
export type ChallengeForm = z.infer<typeof ChallengeForm>;

export const createChallenge = endpoint({
  method: "POST",
  path: "/contest/challenge",
  access: "user",
  body: ChallengeForm,
  response: z.object({ _id: z.string() }),
  summary: "Make a challenge of public problems: whoever has its link takes part, and starts when they like",
});
