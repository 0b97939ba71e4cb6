import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { isUuid } from "../platform/postgres/uuid.ts";
import { type ClassRow, findClass } from "./store.ts";

/*
 * Who may do what in a class. Its teachers may do everything, its assistants what staff do: look, comment, give more
 * days. Administrators may do what its teachers may. For everybody else it does not exist.
 */

export interface AskedClass {
  classId: string;
  user: SignedInUser;
}

/** For a member. Throws not_found for everybody else. */
export async function requireClass(db: Queryable, { classId, user }: AskedClass): Promise<ClassRow> {
  const found = isUuid(classId) ? await findClass(db, { id: classId, userId: user.id }) : null;
  if (found === null || (found.role === null && user.role !== "admin")) {
    throw new DomainError("not_found", "This class does not exist");
  }
  return found;
}

/** For its teachers and assistants. Throws not_found as well as not_allowed. */
export async function requireStaff(db: Queryable, asked: AskedClass): Promise<ClassRow> {
  const found = await requireClass(db, asked);
  if (!isStaff(found, asked.user)) throw new DomainError("not_allowed", "Only the staff of the class may do this");
  return found;
}

/** For its teachers. Throws not_found as well as not_allowed. */
export async function requireTeacher(db: Queryable, asked: AskedClass): Promise<ClassRow> {
  const found = await requireClass(db, asked);
  if (!mayManage(found, asked.user)) throw new DomainError("not_allowed", "Only the teachers of the class may do this");
  return found;
}

/** Throws conflict for an archived one, in which nothing changes any more. */
export function refuseArchived({ archived_at }: Pick<ClassRow, "archived_at">): void {
  if (archived_at !== null) throw new DomainError("conflict", "This class is archived: it can only be looked at");
}

export function isStaff({ role }: Pick<ClassRow, "role">, user: Pick<SignedInUser, "role">): boolean {
  return role === "assistant" || mayManage({ role }, user);
}

export function mayManage({ role }: Pick<ClassRow, "role">, user: Pick<SignedInUser, "role">): boolean {
  return role === "teacher" || user.role === "admin";
}
