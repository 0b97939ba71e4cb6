import type { ClassRole, PendingInvitation, RosterEntry } from "@verdict/contract/classes";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedClass, refuseArchived, requireStaff, requireTeacher } from "../require-class.ts";
import { countMembers, holdClass } from "../store.ts";
import * as store from "./store.ts";

/** A thousand of each have room, unless somebody tries how long names can be. */
const MOST_MEMBER_BYTES = 600_000;
const MOST_INVITATION_BYTES = 380_000;

interface AskedMember extends AskedClass {
  userId: string;
}

export async function readRoster(
  db: Queryable,
  asked: AskedClass,
): Promise<{ members: RosterEntry[]; invitations: PendingInvitation[] }> {
  const { id } = await requireStaff(db, asked);
  const [members, invitations] = await Promise.all([store.listMembers(db, id), store.listInvitations(db, id)]);
  return {
    members: firstThatFit(members.map(presentMember), MOST_MEMBER_BYTES),
    invitations: firstThatFit(invitations.map(presentInvitation), MOST_INVITATION_BYTES),
  };
}

/** Throws not_found for who is no member, and conflict for an archived class and for its only teacher. */
export async function changeMember(
  pool: pg.Pool,
  asked: AskedMember & { role: ClassRole; name: string; label: string },
): Promise<void> {
  const found = await requireTeacher(pool, asked);
  refuseArchived(found);
  await inTransaction(pool, async (db) => {
    const { classId, userId, role, name, label } = asked;
    await holdClass(db, classId);
    await requireMember(db, { asked, teacherStays: role === "teacher" });
    await store.replaceMember(db, { classId, userId, role, name, label });
  });
}

/** Throws as `changeMember` does, but takes people out of an archived class as well. */
export async function removeMember(pool: pg.Pool, asked: AskedMember): Promise<void> {
  await requireTeacher(pool, asked);
  await inTransaction(pool, async (db) => {
    await holdClass(db, asked.classId);
    await requireMember(db, { asked, teacherStays: false });
    await store.removeMember(db, { classId: asked.classId, userId: asked.userId });
  });
}

/** Throws not_found without an invitation. */
export async function withdrawInvitation(pool: pg.Pool, asked: AskedClass & { emailId: string }): Promise<void> {
  const { id } = await requireTeacher(pool, asked);
  const isGone = await store.removeInvitation(pool, { classId: id, emailId: asked.emailId });
  if (!isGone) throw new DomainError("not_found", "This address is not invited");
}

async function requireMember(
  db: Queryable,
  { asked: { classId, userId }, teacherStays }: { asked: AskedMember; teacherStays: boolean },
): Promise<void> {
  const role = isUuid(userId) ? await store.findRole(db, { classId, userId }) : null;
  if (role === null) throw new DomainError("not_found", "This is no member of the class");
  if (role !== "teacher" || teacherStays) return;
  if ((await countMembers(db, classId)).teachers > 1) return;
  throw new DomainError("conflict", "A class keeps a teacher: make somebody else one first");
}

function presentMember(row: store.RosterRow): RosterEntry {
  return {
    userId: row.user_id,
    role: row.role,
    name: row.name,
    emailId: row.email_id,
    label: row.label,
    joinedAt: row.joined_at.toISOString(),
  };
}

function presentInvitation(row: store.InvitationRow): PendingInvitation {
  return {
    emailId: row.email_id,
    role: row.role,
    name: row.name,
    label: row.label,
    mailedAt: row.mailed_at?.toISOString() ?? null,
  };
}
