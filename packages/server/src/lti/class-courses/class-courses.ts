import type { LtiCourse } from "@verdict/contract/lti-classes";
import { type AskedClass, refuseArchived, requireStaff, requireTeacher } from "../../classes/require-class.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { forgetLink as forget, removeCourse } from "../courses/store.ts";
import { sendNow } from "../grades/send-grades.ts";
import type { LtiContext } from "../lti-context.ts";
import { hasPlatform } from "../platforms/store.ts";
import * as store from "./store.ts";

export async function readClassCourses(
  db: Queryable,
  asked: AskedClass,
): Promise<{ isSetUp: boolean; courses: LtiCourse[] }> {
  const { id } = await requireStaff(db, asked);
  const [isSetUp, courses, links] = await Promise.all([
    hasPlatform(db),
    store.listCoursesOf(db, id),
    store.listLinksOf(db, id),
  ]);
  const shown = courses.map(
    (course): LtiCourse => ({
      _id: course.id,
      platform: course.platform,
      title: course.title,
      tellsRoster: course.membershipsUrl !== null,
      links: links
        .filter(({ courseId }) => courseId === course.id)
        .map(({ courseId: _, id: _id, sentAt, ...link }) => ({ _id, ...link, sentAt: sentAt?.toISOString() ?? null })),
    }),
  );
  return { isSetUp, courses: firstThatFit(shown) };
}

/** Throws conflict for an archived class and where nothing takes grades, and too_many_requests. */
export async function sendClassGrades(context: LtiContext, asked: AskedClass): Promise<void> {
  const { pool } = context;
  const found = await requireStaff(pool, asked);
  refuseArchived(found);
  const courses = await store.listCoursesOf(pool, found.id);
  if (courses.length === 0) throw new DomainError("conflict", "This class is no course at a learning platform");
  await context.asksByClass.spend(found.id);
  const done: boolean[] = [];
  for (const course of courses) done.push(await sendNow(context, course.id));
  if (!done.includes(true)) throw new DomainError("conflict", "The grades are being sent at this moment");
}

/** Throws not_found for a course of another class. */
export async function unlinkCourse(db: Queryable, asked: AskedClass & { courseId: string }): Promise<void> {
  const { id: classId } = await requireTeacher(db, asked);
  const { courseId: id } = asked;
  if (isUuid(id) && (await removeCourse(db, { id, classId }))) return;
  throw new DomainError("not_found", "The class has no such course");
}

/** Nobody but a teacher says anew what it opens. Throws not_found for a link of another class. */
export async function forgetLink(
  db: Queryable,
  asked: AskedClass & { courseId: string; linkId: string },
): Promise<void> {
  const { id: classId } = await requireTeacher(db, asked);
  const { courseId, linkId: resourceLinkId } = asked;
  if (isUuid(courseId) && (await forget(db, { courseId, resourceLinkId, classId }))) return;
  throw new DomainError("not_found", "The course has no such link");
}
