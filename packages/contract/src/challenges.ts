import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const MOST_CHALLENGE_PROBLEMS = 8;
const MOST_CHALLENGE_MINUTES = 300;
/** So long others can start their clocks. */
export const CHALLENGE_DAYS = 30;

const MINUTES_TEXT = `Say how many minutes everybody has: 5 to ${MOST_CHALLENGE_MINUTES}`;

/** What somebody says of a challenge: problems, and how long everybody has from their own start on. */
export const ChallengeForm = z.object({
  title: z
    .string("Give the challenge a title")
    .check(
      z.trim(),
      z.minLength(1, "Give the challenge a title"),
      z.maxLength(100, "A title has at most 100 characters"),
    ),
  /** In the order of their letters. */
  problemIds: z.array(z.string()).check(
    z.minLength(1, "Choose at least one problem"),
    z.maxLength(MOST_CHALLENGE_PROBLEMS, `A challenge has at most ${MOST_CHALLENGE_PROBLEMS} problems`),
    z.refine((ids) => new Set(ids).size === ids.length, "A problem is in a challenge once"),
  ),
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
