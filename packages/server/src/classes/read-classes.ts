import type { ClassSummary, SchoolClass } from "@verdict/contract/classes";
import { firstThatFit } from "../platform/http/most-bytes.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { listOwnInvitations } from "./joining/store.ts";
import { type AskedClass, isStaff, mayManage, requireClass } from "./require-class.ts";
import { type ClassRow, listClasses } from "./store.ts";
import { mayTeach } from "./teaching/may-teach.ts";

export async function readClasses(db: Queryable, user: SignedInUser) {
  const [rows, invitations, teaches] = await Promise.all([
    listClasses(db, { userId: user.id, isAdmin: user.role === "admin" }),
    listOwnInvitations(db, user.emailId),
    mayTeach(db, user),
  ]);
  const classes = firstThatFit(rows.map((row) => presentSummary(row, user)));
  return { classes, invitations: invitations.slice(0, MOST_INVITATIONS), mayTeach: teaches };
}

/** Nobody has as many that are meant. */
const MOST_INVITATIONS = 100;

export async function readClass(db: Queryable, asked: AskedClass): Promise<SchoolClass> {
  const row = await requireClass(db, asked);
  const ofStaff = isStaff(row, asked.user);
  return {
    ...presentSummary(row, asked.user),
    now: row.now.toISOString(),
    isStaff: ofStaff,
    mayManage: mayManage(row, asked.user),
    joinCode: ofStaff ? row.join_code : null,
    freeLateDays: row.free_late_days,
  };
}

function presentSummary(row: ClassRow, user: SignedInUser): ClassSummary {
  return {
    _id: row.id,
    name: row.name,
    role: row.role,
    teachers: row.teachers,
    isArchived: row.archived_at !== null,
    students: isStaff(row, user) ? row.students : null,
  };
}
