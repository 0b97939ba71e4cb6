import type { LtiCourse } from "@verdict/contract/lti-classes";
import { type AskedClass, requireStaff, requireTeacher } from "../../classes/require-class.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { forgetLink as forget, removeCourse } from "../courses/store.ts";
import type { Sent } from "../grades/send-course.ts";
import { sendNow } from "../grades/send-grades.ts";
import type { LtiContext } from "../lti-context.ts";
import { hasPlatform } from "../platforms/store.ts";
import * as store from "./store.ts";

/** For all courses of a class. */
const LONGEST_MS = 20_000;

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
      linkedBy: course.linkedBy,
      links: links
        .filter(({ courseId }) => courseId === course.id)
        .map(({ courseId: _, id: _id, sentAt, ...link }) => ({ _id, ...link, sentAt: sentAt?.toISOString() ?? null })),
    }),
  );
  return { isSetUp, courses: firstThatFit(shown) };
}

/**
 * False where the time that somebody waits did not do: the rest follows by itself. An archived class's grades may still be
 * open. Throws conflict where nothing takes grades, and too_many_requests.
 */
export async function sendClassGrades(context: LtiContext, asked: AskedClass): Promise<boolean> {
  const { pool } = context;
  const found = await requireStaff(pool, asked);
  const courses = await store.listCoursesOf(pool, found.id);
  if (courses.length === 0) throw new DomainError("conflict", "This class is no course at a learning platform");
  await context.asksByClass.spend(found.id);
  const deadline = performance.now() + LONGEST_MS;
  const sent: (Sent | null)[] = [];
  for (const course of courses) sent.push(await sendNow(context, { courseId: course.id, deadline }));
  if (sent.every((one) => one === null)) throw new DomainError("conflict", "The grades are being sent at this moment");
  return !sent.includes("out of time");
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
