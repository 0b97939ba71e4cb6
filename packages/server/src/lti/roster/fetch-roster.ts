import type { LtiMember } from "@verdict/contract/lti-classes";
import type { AskedClass } from "../../classes/require-class.ts";
import { refuseArchived, requireTeacher } from "../../classes/require-class.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { findCourseOf } from "../class-courses/store.ts";
import type { LtiContext } from "../lti-context.ts";
import { findPlatform } from "../platforms/store.ts";
import { askMembers } from "./ask-members.ts";
import { fillMembers, listKnown } from "./store.ts";

/**
 * Who is in the course, beside who is in the class. Names and labels are taken over where the class has none; nobody
 * comes into the class by it, and nobody leaves it. Throws not_found, not_allowed, conflict, too_many_requests and
 * upstream_failed.
 */
export async function fetchRoster(
  context: LtiContext,
  asked: AskedClass & { courseId: string },
): Promise<{ members: LtiMember[]; filled: number; isWhole: boolean }> {
  const { pool } = context;
  const schoolClass = await requireTeacher(pool, asked);
  refuseArchived(schoolClass);
  const course = await findCourseOf(pool, { id: asked.courseId, classId: schoolClass.id });
  const platform = course === null ? null : await findPlatform(pool, course.platformId);
  if (course === null || platform === null) throw new DomainError("not_found", "The class has no such course");
  if (course.membershipsUrl === null) {
    throw new DomainError("conflict", `${platform.name} does not tell this site who is in the course`);
  }
  await context.asksByClass.spend(schoolClass.id);
  const { members, isWhole } = await askMembers(context, { platform, url: course.membershipsUrl });
  const subs = members.map(({ sub }) => sub);
  const known = await listKnown(pool, { platformId: platform.id, classId: schoolClass.id, subs });
  const bySub = new Map(known.map((row) => [row.sub, row]));
  const filled = await fillMembers(pool, {
    classId: schoolClass.id,
    members: members.flatMap(({ sub, name, label }) => {
      const row = bySub.get(sub);
      return row === undefined ? [] : [{ userId: row.userId, name, label }];
    }),
  });
  const present = members.map(({ sub, name, label }): LtiMember => {
    const row = bySub.get(sub);
    if (row === undefined) return { _id: sub, name, label, state: "unknown" };
    return {
      _id: sub,
      // What an account is called is none of the class's business while its owner is not in it.
      name: name === "" && row.role !== null ? row.shownName : name,
      label,
      state: row.role === null ? "outside" : "member",
    };
  });
  const inCourse = new Set(subs);
  const left = known
    .filter(({ sub, role }) => isWhole && role === "student" && !inCourse.has(sub))
    .map(({ sub, shownName: name, label }): LtiMember => ({ _id: sub, name, label, state: "left" }));
  return { members: [...present, ...left], filled, isWhole };
}
