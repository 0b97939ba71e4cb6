import { isInOpenAssignment } from "../openings/assignments-sql.ts";
import { isInUnfinishedContest } from "../openings/openings-sql.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { refuseAnswers, requireProblem } from "../problems/find-problem.ts";
import type { TalkContext } from "./talk-context.ts";
import type { Viewer } from "./visible-to.ts";

/*
 * Who may be in the talk about a problem: whoever has solved it, and administrators. What others see before that is one
 * sentence, and no figure. A contest or an assignment that closes the problem's editorial closes its talk as well.
 */

export interface AskedTalk {
  problemId: string;
  user: SignedInUser;
}

/** The problem and as whom the user looks. Throws not_found and not_allowed. */
export async function requireTalk(
  { pool, config }: Pick<TalkContext, "pool" | "config">,
  { problemId, user }: AskedTalk,
): Promise<{ problemId: string; problemTitle: string; viewer: Viewer }> {
  if (config.problemTalk === "off") throw new DomainError("not_found", "This site has no talk about problems");
  const problem = await requireProblem(pool, { id: problemId, user });
  const isAdmin = user.role === "admin";
  if (!isAdmin && !problem.is_solved) {
    throw new DomainError("not_allowed", "The talk about a problem opens once you have solved it");
  }
  refuseAnswers(problem);
  const viewer = { userId: user.id, isAdmin, seesEverybody: config.problemTalk === "everybody" };
  return { problemId: problem.id, problemTitle: problem.title, viewer };
}

/**
 * Whoever has no time left in a contest or an assignment may not help those who have, nor tell what a frozen board
 * hides. Throws not_allowed.
 */
export async function refuseHelpers(db: Queryable, input: { problemId: string; userId: string }): Promise<void> {
  const { rowCount } = await db.query(
    `select where ${isInUnfinishedContest("$1", "$2::uuid")} or ${isInOpenAssignment("$1", "$2::uuid")}`,
    [input.problemId, input.userId],
  );
  if (rowCount === 0) return;
  throw new DomainError("not_allowed", "You can tell others of this once your contest or assignment is over for all");
}
