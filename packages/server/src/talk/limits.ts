import type pg from "pg";
import { createLimit } from "../accounts/limits/create-limit.ts";
import type { TalkContext } from "./talk-context.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Room for everybody who means it; a program that writes for somebody meets its end within minutes. */
export function createTalkLimits(pool: pg.Pool): TalkContext["limits"] {
  return {
    comments: createLimit(pool, {
      name: "talk_comment",
      points: 30,
      seconds: HOUR,
      message: "You have written very much within an hour. Please go on a little later.",
    }),
    shares: createLimit(pool, {
      name: "talk_share",
      points: 60,
      seconds: HOUR,
      message: "You have shared very often within an hour. Please go on a little later.",
    }),
    votes: createLimit(pool, {
      name: "talk_vote",
      points: 300,
      seconds: HOUR,
      message: "You have voted very often within an hour. Please go on a little later.",
    }),
    reports: createLimit(pool, {
      name: "talk_report",
      points: 20,
      seconds: DAY,
      message: "You have reported very much today. The administrators will look at it; please go on tomorrow.",
    }),
  };
}
