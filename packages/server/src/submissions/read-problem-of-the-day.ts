import type { ProblemOfTheDay } from "@verdict/contract/problem-of-the-day";
import type { AppContext } from "../platform/context.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { utcDay } from "../platform/utc-day.ts";
import { type DayContext, problemOfTheDay } from "../problems/of-the-day/problem-of-the-day.ts";
import { presentSummary } from "../problems/problem-list.ts";
import { findLastAccepted } from "./store.ts";

/** Nobody has solved a problem for a visitor. */
export async function readProblemOfTheDay(
  context: DayContext & Pick<AppContext, "clock">,
  user: Pick<SignedInUser, "id"> | null,
): Promise<ProblemOfTheDay> {
  const day = utcDay(context.clock());
  const row = await problemOfTheDay(context, day);
  if (row === null || user === null) return { day, problem: row && presentSummary(row), solved: "never" };
  const accepted = await findLastAccepted(context.pool, { userId: user.id, problemId: row.id });
  const solved = accepted === null ? "never" : utcDay(accepted) >= day ? "today" : "before";
  return { day, problem: presentSummary(row), solved };
}
