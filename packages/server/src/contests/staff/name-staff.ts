import type { StaffMember, StaffRole } from "@verdict/contract/contest-staff";
import type pg from "pg";
import { recordAudit } from "../../accounts/audit/store.ts";
import type { Limit } from "../../accounts/limits/create-limit.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedContest, requireOrganiser } from "../require-contest.ts";
import * as store from "./store.ts";

export async function readStaff(db: Queryable, asked: AskedContest): Promise<StaffMember[]> {
  const contest = await requireOrganiser(db, asked);
  return (await store.listStaff(db, contest.id)).map((row) => ({
    userId: row.user_id,
    name: row.name,
    emailId: row.email_id,
    role: row.role,
    since: row.named_at.toISOString(),
  }));
}

/**
 * Makes an account organiser or jury. What it has entered as is out of the ranking from then on. Throws not_found for a
 * contest or an account that there is not, not_allowed, conflict for a challenge and for a name that several have, and
 * too_many_requests.
 */
export async function nameStaff(
  { pool, guesses }: { pool: pg.Pool; guesses: Limit },
  input: AskedContest & { who: string; role: StaffRole },
): Promise<void> {
  const { who, role, user: by } = input;
  const contest = await requireOrganiser(pool, input);
  if (contest.is_challenge) throw new DomainError("conflict", "A challenge has no staff");
  // Else organisers could find out who has an account.
  if (by.role !== "admin") await guesses.spend(by.id);
  await inTransaction(pool, async (db) => {
    const [found, another] = await store.listCalled(db, who);
    if (found === undefined) throw new DomainError("not_found", `There is no account of ${who}`);
    if (another !== undefined) throw new DomainError("conflict", `Several are called ${who}: give an address`);
    const part = { contestId: contest.id, userId: found.id };
    await store.lockPart(db, part);
    await store.putStaff(db, { ...part, role });
    await store.unrank(db, part);
    await recordAudit(db, {
      kind: "became_contest_staff",
      userId: found.id,
      emailId: found.email_id,
      doneBy: by.emailId,
      detail: `${contest.id}: ${role}`,
    });
  });
}

/** Throws not_found for who is none, as well as not_allowed. */
export async function dismissStaff(pool: pg.Pool, input: AskedContest & { userId: string }): Promise<void> {
  const { userId, user: by } = input;
  const contest = await requireOrganiser(pool, input);
  await inTransaction(pool, async (db) => {
    const emailId = isUuid(userId) ? await store.endStaff(db, { contestId: contest.id, userId }) : null;
    if (emailId === null) throw new DomainError("not_found", "This is no staff of the contest");
    await recordAudit(db, { kind: "lost_contest_staff", userId, emailId, doneBy: by.emailId, detail: contest.id });
  });
}
