import type { Contest } from "@verdict/contract/contests";
import type pg from "pg";
import type { Limit } from "../../accounts/limits/create-limit.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { readJoinCode } from "../../platform/join-code.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { type AskedContest, requireContest } from "../require-contest.ts";
import { hasBeenStaff, lockPart } from "../staff/store.ts";
import { type ContestRow, type EntryRow, findOwnEntry } from "../store.ts";
import * as store from "./store.ts";

/** Null where nobody else can be of the entry. The code is told as long as somebody can use it. */
export async function readTeam(db: Queryable, contest: ContestRow, entry: EntryRow | null): Promise<Contest["team"]> {
  if (entry === null || entry.kind === "virtual") return null;
  const team = await store.findTeam(db, entry.id);
  if (contest.team_size === 1 && team.members.length < 2) return null;
  const isOpen = !hasBegun(contest, entry) && team.members.length < contest.team_size;
  return { members: team.members, code: isOpen ? team.code : null };
}

/**
 * Makes the user a member of the team that has the code, until its clock starts; with somebody of the staff it is out
 * of the ranking. Throws not_found, not_allowed for a wrong code, too_many_requests after too many, and conflict for
 * who takes part already, for a team that is full, and after the start.
 */
export async function joinTeam(
  { pool, wrongCodes }: { pool: pg.Pool; wrongCodes: Limit },
  input: AskedContest & { code: string },
): Promise<void> {
  const { user } = input;
  const { id: contestId } = await requireContest(pool, input);
  // The point is taken before the look, and given back: many tries at once get no more looks than one by one.
  const key = `${user.id} ${contestId} team`;
  await wrongCodes.spend(key);
  await inTransaction(pool, async (db) => {
    await lockPart(db, { contestId, userId: user.id });
    const entryId = await store.lockTeam(db, { contestId, code: readJoinCode(input.code) });
    if (entryId === null) throw new DomainError("not_allowed", "No team of this contest has this code");
    const contest = await requireContest(db, input);
    const team = await store.findTeam(db, entryId);
    if (contest.starts_at <= contest.now && (contest.window_minutes === null || team.started_at !== null)) {
      throw new DomainError("conflict", "Their clock runs already: teams are made before it starts");
    }
    if (contest.ends_at <= contest.now) throw new DomainError("conflict", "The contest has ended");
    await joinEntry(db, contest, { entryId, members: team.members.length, user });
  });
  await wrongCodes.giveBack(key);
}

/**
 * Makes the user a member of a locked entry, which has `members` so far. Throws conflict for who takes part already and
 * for a team that is full.
 */
export async function joinEntry(
  db: Queryable,
  { id: contestId, team_size: most }: ContestRow,
  { entryId, members, user }: { entryId: string; members: number; user: SignedInUser },
): Promise<void> {
  const isNew = await store.insertMember(db, { contestId, userId: user.id, entryId });
  if (!isNew) throw new DomainError("conflict", "You take part already");
  if (members >= most) throw new DomainError("conflict", `This team is full: it has ${members} members`);
  if (await isOnStaffSide(db, { contestId, user })) await store.unrankEntry(db, entryId);
}

/** Who takes part out of the ranking only: admins, and who is or was staff of the contest. */
export async function isOnStaffSide(
  db: Queryable,
  { contestId, user }: { contestId: string; user: SignedInUser },
): Promise<boolean> {
  return user.role === "admin" || (await hasBeenStaff(db, { contestId, userId: user.id }));
}

/**
 * The user takes no part any more; an entry without members is gone. Until its clock starts. Throws not_found, and
 * conflict for who takes no part, after the start, and where there are no teams.
 */
export async function leaveTeam(pool: pg.Pool, asked: AskedContest): Promise<void> {
  await inTransaction(pool, async (db) => {
    const contest = await requireContest(db, asked);
    const entry = await findOwnEntry(db, { contestId: contest.id, userId: asked.user.id });
    if (entry === null || contest.team_size === 1) throw new DomainError("conflict", "You are in no team");
    // Else somebody could leave while another one starts the clock, and enter anew with what the team has read by then.
    const startedAt = await store.holdEntry(db, entry.id);
    const hasStarted = contest.window_minutes !== null && startedAt !== null;
    if (hasStarted || hasBegun(contest, entry))
      throw new DomainError("conflict", "Its clock runs already: you stay in your team");
    await store.removeMember(db, { entryId: entry.id, userId: asked.user.id });
  });
}

function hasBegun(contest: ContestRow, { starts_at: startsAt }: EntryRow): boolean {
  return (startsAt !== null && startsAt <= contest.now) || contest.ends_at <= contest.now;
}
