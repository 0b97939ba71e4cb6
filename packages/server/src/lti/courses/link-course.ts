import { MOST_CLASS_NAME_LENGTH } from "@verdict/contract/classes";
import { isPlainName } from "@verdict/contract/person-name";
import { refuseArchived, requireTeacher } from "../../classes/require-class.ts";
import { holdClass } from "../../classes/store.ts";
import { makeClassWithin } from "../../classes/teaching/make-class.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import type { Launch } from "../launch/store.ts";
import type { LtiContext } from "../lti-context.ts";
import { findCourse, insertCourse } from "./store.ts";

/**
 * Makes the launch's course the class, or a new one of its name where `classId` is null. Throws not_allowed for who is
 * no teacher there or may not make classes here, not_found, and conflict for a course that is a class already.
 */
export async function linkCourse(
  { pool }: Pick<LtiContext, "pool">,
  input: { launch: Launch; user: SignedInUser; classId: string | null },
): Promise<void> {
  const { launch, user } = input;
  const { facts, platformId } = launch;
  if (!facts.isInstructor)
    throw new DomainError("not_allowed", "Only a teacher of the course may say which class it is");
  const taken = new DomainError("conflict", "Somebody has said meanwhile which class this course is");
  const key = { platformId, deploymentId: facts.deploymentId, contextId: facts.contextId };
  const { courseTitle: title, membershipsUrl } = facts;
  // Together: of two that make a new class at once, the one that comes too late leaves none behind.
  await inTransaction(pool, async (db) => {
    if ((await findCourse(db, key)) !== null) throw taken;
    const classId = input.classId ?? (await makeClassWithin(db, { user, name: nameOf(title) }));
    await holdClass(db, classId);
    refuseArchived(await requireTeacher(db, { classId, user }));
    if (!(await insertCourse(db, { ...key, title, classId, membershipsUrl, userId: user.id }))) throw taken;
  });
}

/** It stands in mails. */
function nameOf(title: string): string {
  const name = title.slice(0, MOST_CLASS_NAME_LENGTH).toWellFormed().trim();
  return isPlainName(name) ? name : "New class";
}
