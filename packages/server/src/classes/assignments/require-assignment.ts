import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { type AskedClass, requireClass, requireStaff, requireTeacher } from "../require-class.ts";
import type { ClassRow } from "../store.ts";
import { type AssignmentRow, findAssignment } from "./store.ts";

export interface AskedAssignment extends AskedClass {
  assignmentId: string;
}

interface Found {
  schoolClass: ClassRow;
  assignment: AssignmentRow;
}

/** For a member of its class. Throws not_found. */
export async function requireAssignment(db: Queryable, asked: AskedAssignment): Promise<Found> {
  return findIn(db, asked, await requireClass(db, asked));
}

/** For the staff of its class. Throws not_found and not_allowed. */
export async function requireOfStaff(db: Queryable, asked: AskedAssignment): Promise<Found> {
  return findIn(db, asked, await requireStaff(db, asked));
}

/** For the teachers of its class. Throws not_found and not_allowed. */
export async function requireOfTeacher(db: Queryable, asked: AskedAssignment): Promise<Found> {
  return findIn(db, asked, await requireTeacher(db, asked));
}

async function findIn(db: Queryable, asked: AskedAssignment, schoolClass: ClassRow): Promise<Found> {
  const { assignmentId: id, user } = asked;
  const assignment = isUuid(id) ? await findAssignment(db, { id, classId: schoolClass.id, userId: user.id }) : null;
  if (assignment === null) throw new DomainError("not_found", "This assignment does not exist");
  return { schoolClass, assignment };
}
