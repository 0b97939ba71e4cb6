import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface InvitationRow {
  email_id: string;
  name: string;
  mailed_at: Date | null;
  has_entered: boolean;
}

/** By name, then address. */
export async function listInvitations(db: Queryable, contestId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select i.email_id, i.name, i.mailed_at,
            exists (select from contest_member m join user_account u on u.id = m.user_id
                     where m.contest_id = i.contest_id and u.email_id = i.email_id) as has_entered
       from contest_invitation i where i.contest_id = $1 order by lower(i.name), i.email_id`,
    [contestId],
  );
  return rows;
}

/** The name under which an address is invited, empty for as its owner likes; null for one that is not invited. */
export async function findInvitedName(
  db: Queryable,
  input: { contestId: string; emailId: string },
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    "select name from contest_invitation where contest_id = $1 and email_id = $2",
    [input.contestId, input.emailId],
  );
  return rows[0]?.name ?? null;
}

export interface Invited {
  emailId: string;
  name: string;
}

/** New ones, and what is changed of those that there are. */
export async function putInvitations(
  db: Queryable,
  { contestId, invited }: { contestId: string; invited: readonly Invited[] },
): Promise<void> {
  await db.query(
    `insert into contest_invitation (contest_id, email_id, name) select $1, i.* from unnest($2::text[], $3::text[]) i
     on conflict (contest_id, email_id) do update set name = excluded.name`,
    [contestId, invited.map(({ emailId }) => emailId), invited.map(({ name }) => name)],
  );
}

export async function noteMailed(
  db: Queryable,
  input: { contestId: string; emailIds: readonly string[] },
): Promise<void> {
  await db.query("update contest_invitation set mailed_at = now() where contest_id = $1 and email_id = any($2)", [
    input.contestId,
    input.emailIds,
  ]);
}

/** False for an address without an invitation. */
export async function removeInvitation(db: Queryable, input: { contestId: string; emailId: string }): Promise<boolean> {
  const { rowCount } = await db.query("delete from contest_invitation where contest_id = $1 and email_id = $2", [
    input.contestId,
    input.emailId,
  ]);
  return rowCount === 1;
}

/** Until the transaction ends nobody else changes who is invited. */
export async function holdInvitations(db: Queryable, contestId: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`contest invitations ${contestId}`]);
}

/**
 * The entry of somebody who is invited under the same name and has entered under it, to which nobody else is added
 * until the transaction ends; null while there is none, and nobody else makes one then either.
 */
export async function lockInvitedTeam(
  db: Queryable,
  { contestId, name }: { contestId: string; name: string },
): Promise<string | null> {
  const key = `contest team ${contestId} ${name.toLowerCase()}`;
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
  const { rows } = await db.query<{ id: string }>(
    `select e.id from contest_entry e
      where e.contest_id = $1 and lower(e.name) = lower($2)
        and exists (select from contest_member m
                      join user_account u on u.id = m.user_id
                      join contest_invitation i on i.contest_id = $1 and i.email_id = u.email_id
                     where m.entry_id = e.id and not m.is_virtual and lower(i.name) = lower($2))
      order by e.created_at, e.id limit 1 for update of e`,
    [contestId, name],
  );
  return rows[0]?.id ?? null;
}
