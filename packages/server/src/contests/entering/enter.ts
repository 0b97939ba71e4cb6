import type { EntryKind } from "@verdict/contract/contests";
import type pg from "pg";
import type { Limit } from "../../accounts/limits/create-limit.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { lockInvitedTeam } from "../inviting/store.ts";
import { requireContest } from "../require-contest.ts";
import { lockPart } from "../staff/store.ts";
import type { ContestRow } from "../store.ts";
import { findTeam, insertEntry, startOwnClock } from "./store.ts";
import { isOnStaffSide, joinEntry } from "./team.ts";

/**
 * Takes part in a contest until it ends, and afterwards as a virtual participant, whose clock starts at once. Whoever
 * is invited needs no code, has the name of the invitation, and is of the team that has entered under it already.
 * Throws not_found, not_allowed for a wrong code, too_many_requests after too many of them, and conflict for who takes
 * part already, comes at a bad moment, or finds that team full.
 */
export async function enter(
  { pool, wrongCodes }: { pool: pg.Pool; wrongCodes: Limit },
  input: { contestId: string; user: SignedInUser; name: string; code: string | undefined },
): Promise<void> {
  const { user } = input;
  const { id, join_code: code, invited_as: invitedBefore } = await requireContest(pool, { id: input.contestId, user });
  if (code !== null && invitedBefore === null) {
    // The point is taken before the look, and given back: many tries at once get no more looks than one by one.
    const key = `${user.id} ${id}`;
    await wrongCodes.spend(key);
    if (code !== input.code?.trim()) throw new DomainError("not_allowed", "This is not the contest's code");
    await wrongCodes.giveBack(key);
  }
  await inTransaction(pool, async (db) => {
    await lockPart(db, { contestId: id, userId: user.id });
    const contest = await requireContest(db, { id, user });
    const kind = kindOf(contest, await isOnStaffSide(db, { contestId: id, user }));
    const invitedAs = kind === "virtual" ? "" : (contest.invited_as ?? "");
    const name = invitedAs || input.name;
    const teamId =
      contest.team_size > 1 && invitedAs !== "" ? await lockInvitedTeam(db, { contestId: id, name }) : null;
    if (teamId !== null) {
      // Also after the start: who is of which team, its invitations have said before.
      await joinEntry(db, contest, { entryId: teamId, members: (await findTeam(db, teamId)).members.length, user });
      return;
    }
    const hasEntered = await insertEntry(db, { contestId: id, userId: user.id, name, kind });
    if (!hasEntered) throw new DomainError("conflict", "You take part already");
  });
}

function kindOf(contest: ContestRow, isStaff: boolean): EntryKind {
  // They have seen what others have not; a challenge is of problems that everybody may have seen.
  if (contest.now < contest.ends_at) return isStaff && !contest.is_challenge ? "unofficial" : "official";
  if (contest.now < contest.over_at) throw new DomainError("conflict", "The contest has ended");
  if (contest.has_drafts) throw new DomainError("conflict", "The problems of this contest are not public");
  return "virtual";
}

/** Starts the user's own clock, once. Throws not_found, and conflict where there is none to start, or not now. */
export async function startClock(pool: pg.Pool, input: { contestId: string; user: SignedInUser }): Promise<void> {
  const contest = await requireContest(pool, { id: input.contestId, user: input.user });
  if (contest.window_minutes === null) throw new DomainError("conflict", "All have the same clock in this contest");
  if (contest.now < contest.starts_at) throw new DomainError("conflict", "The contest has not begun");
  if (contest.ends_at <= contest.now) throw new DomainError("conflict", "The contest has ended");
  const hasEntry = await startOwnClock(pool, { contestId: contest.id, userId: input.user.id });
  if (!hasEntry) throw new DomainError("conflict", "Take part first");
}
