import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { type ContestRow, findContest } from "./store.ts";

/*
 * Who may do what in a contest. Its organisers may do everything with it, its jury answers, judges and looks; admins
 * may do what organisers may. A program with a personal token is nobody of these, whoever its owner is. Hidden tests
 * and reference solutions are no part of a contest: staff get what solvers get.
 */

export interface AskedContest {
  id: string;
  user: SignedInUser;
}

/** Throws not_found for an unknown one. */
export async function requireContest(db: Queryable, { id, user }: AskedContest): Promise<ContestRow> {
  const contest = await findContest(db, { id, userId: user.id });
  if (contest === null) throw new DomainError("not_found", "This contest does not exist");
  return contest;
}

/** For its organisers. Throws not_found as well as not_allowed. */
export async function requireOrganiser(db: Queryable, asked: AskedContest): Promise<ContestRow> {
  const contest = await requireContest(db, asked);
  refuseOthers(contest, asked.user);
  return contest;
}

/** Throws not_allowed for whoever does not organise it. */
export function refuseOthers(contest: Pick<ContestRow, "staff_role">, user: Asker): void {
  if (mayManage(contest, user)) return;
  throw new DomainError("not_allowed", "Only the organisers of this contest may do this");
}

/** For its jury and its organisers. Throws not_found as well as not_allowed. */
export async function requireJury(db: Queryable, asked: AskedContest): Promise<ContestRow> {
  const contest = await requireContest(db, asked);
  if (mayJudge(contest, asked.user)) return contest;
  throw new DomainError("not_allowed", "Only the jury of this contest may do this");
}

type Asker = Pick<SignedInUser, "role" | "isProgram">;

export function mayManage({ staff_role }: Pick<ContestRow, "staff_role">, user: Asker): boolean {
  if (user.isProgram) return false;
  return user.role === "admin" || staff_role === "organiser";
}

export function mayJudge({ staff_role }: Pick<ContestRow, "staff_role">, user: Asker): boolean {
  return mayManage({ staff_role }, user) || (staff_role === "jury" && !user.isProgram);
}
