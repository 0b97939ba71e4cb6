import type { ProblemOfTheDay } from "@verdict/contract/problem-of-the-day";
import type { AppContext } from "../platform/context.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { utcDay } from "../platform/utc-day.ts";
import { problemOfTheDay } from "../problems/of-the-day/problem-of-the-day.ts";
import { presentSummary } from "../problems/problem-list.ts";
import { findLastAccepted } from "./store.ts";

/** Nobody has solved a problem for a visitor. */
export async function readProblemOfTheDay(
  { pool, clock }: Pick<AppContext, "pool" | "clock">,
  user: Pick<SignedInUser, "id"> | null,
): Promise<ProblemOfTheDay> {
  const day = utcDay(clock());
  const row = await problemOfTheDay(pool, day);
  if (row === null || user === null) return { day, problem: row && presentSummary(row), solved: "never" };
  const accepted = await findLastAccepted(pool, { userId: user.id, problemId: row.id });
  const solved = accepted === null ? "never" : utcDay(accepted) >= day ? "today" : "before";
  return { day, problem: presentSummary(row), solved };
}
