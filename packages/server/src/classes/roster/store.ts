import type { ClassRole } from "@verdict/contract/classes";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { NAME_IN_CLASS } from "../store.ts";

export interface RosterRow {
  user_id: string;
  role: ClassRole;
  /** As it is shown. */
  name: string;
  /** The roster's own; empty where it has none. */
  own_name: string;
  email_id: string;
  label: string;
  joined_at: Date;
}

/** Staff first, then by name. */
export async function listMembers(db: Queryable, classId: string): Promise<RosterRow[]> {
  const { rows } = await db.query<RosterRow>(
    `select m.user_id, m.role, ${NAME_IN_CLASS} as name, m.name as own_name, u.email_id, m.label, m.joined_at
       from class_member m join user_account u on u.id = m.user_id
      where m.class_id = $1
      order by array_position(array['teacher', 'assistant', 'student'], m.role), lower(${NAME_IN_CLASS}), u.email_id`,
    [classId],
  );
  return rows;
}

export interface InvitationRow {
  email_id: string;
  role: "student" | "assistant";
  name: string;
  label: string;
  mailed_at: Date | null;
}

export async function listInvitations(db: Queryable, classId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select email_id, role, name, label, mailed_at from class_invitation where class_id = $1 order by email_id`,
    [classId],
  );
  return rows;
}

export interface RosterChange {
  emailId: string;
  role: ClassRole;
  name: string;
  label: string;
}

/** New ones, and what is changed of those that there are. */
export async function putInvitations(
  db: Queryable,
  input: { classId: string; invitations: readonly RosterChange[] },
): Promise<void> {
  const { invitations } = input;
  await db.query(
    `insert into class_invitation (class_id, email_id, role, name, label)
     select $1, i.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) i
     on conflict (class_id, email_id) do update set role = excluded.role, name = excluded.name, label = excluded.label`,
    [
      input.classId,
      invitations.map(({ emailId }) => emailId),
      invitations.map(({ role }) => role),
      invitations.map(({ name }) => name),
      invitations.map(({ label }) => label),
    ],
  );
}

/** Members, by their addresses. */
export async function putMembers(
  db: Queryable,
  input: { classId: string; members: readonly RosterChange[] },
): Promise<void> {
  const { members } = input;
  await db.query(
    `update class_member m set role = i.role, name = i.name, label = i.label
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) i (email_id, role, name, label)
       join user_account u on u.email_id = i.email_id
      where m.class_id = $1 and m.user_id = u.id`,
    [
      input.classId,
      members.map(({ emailId }) => emailId),
      members.map(({ role }) => role),
      members.map(({ name }) => name),
      members.map(({ label }) => label),
    ],
  );
}

/** False for an address without an invitation. */
export async function noteMailed(
  db: Queryable,
  input: { classId: string; emailIds: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update class_invitation set mailed_at = now() where class_id = $1 and email_id = any($2)",
    [input.classId, input.emailIds],
  );
  return (rowCount ?? 0) > 0;
}

/** False for an address without an invitation. */
export async function removeInvitation(db: Queryable, input: { classId: string; emailId: string }): Promise<boolean> {
  const { rowCount } = await db.query("delete from class_invitation where class_id = $1 and email_id = $2", [
    input.classId,
    input.emailId,
  ]);
  return rowCount === 1;
}

/** Null for who is no member. */
export async function findRole(db: Queryable, input: { classId: string; userId: string }): Promise<ClassRole | null> {
  const { rows } = await db.query<{ role: ClassRole }>(
    "select role from class_member where class_id = $1 and user_id = $2",
    [input.classId, input.userId],
  );
  return rows[0]?.role ?? null;
}

export async function replaceMember(
  db: Queryable,
  input: { classId: string; userId: string; role: ClassRole; name: string; label: string },
): Promise<void> {
  await db.query("update class_member set role = $3, name = $4, label = $5 where class_id = $1 and user_id = $2", [
    input.classId,
    input.userId,
    input.role,
    input.name,
    input.label,
  ]);
}

export async function removeMember(db: Queryable, input: { classId: string; userId: string }): Promise<void> {
  await db.query("delete from class_member where class_id = $1 and user_id = $2", [input.classId, input.userId]);
}
