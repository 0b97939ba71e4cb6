import { NAME_IN_CLASS } from "../../classes/store.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";

export interface ClassCourse {
  id: string;
  platformId: string;
  platform: string;
  title: string;
  membershipsUrl: string | null;
  /** Null: their account is gone. */
  linkedBy: { name: string; isTeacher: boolean } | null;
}

const COURSES = `select c.id, c.platform_id as "platformId", p.name as platform, c.title, c.memberships_url as "membershipsUrl",
    case when u.id is not null then
      jsonb_build_object('name', ${NAME_IN_CLASS}, 'isTeacher', coalesce(m.role = 'teacher', false)) end as "linkedBy"
  from lti_course c join lti_platform p on p.id = c.platform_id
  left join user_account u on u.id = c.linked_by
  left join class_member m on m.class_id = c.class_id and m.user_id = u.id`;

/** The courses that are a class, oldest first. */
export async function listCoursesOf(db: Queryable, classId: string): Promise<ClassCourse[]> {
  const { rows } = await db.query<ClassCourse>(`${COURSES} where c.class_id = $1 order by c.linked_at, c.id limit 50`, [
    classId,
  ]);
  return rows;
}

/** Null for a course of another class. */
export async function findCourseOf(db: Queryable, input: { id: string; classId: string }): Promise<ClassCourse | null> {
  if (!isUuid(input.id)) return null;
  const { rows } = await db.query<ClassCourse>(`${COURSES} where c.id = $1 and c.class_id = $2`, [
    input.id,
    input.classId,
  ]);
  return rows[0] ?? null;
}

export interface LinkRow {
  courseId: string;
  /** The platform's name for it. */
  id: string;
  title: string;
  assignmentTitle: string | null;
  isForgotten: boolean;
  takesGrades: boolean;
  sentAt: Date | null;
  sent: number;
  failures: { name: string; text: string }[];
}

/** With what was sent to the columns that they have now, and the failures of at most five students each. */
export async function listLinksOf(db: Queryable, classId: string): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `select l.course_id as "courseId", l.resource_link_id as id, l.title, a.title as "assignmentTitle",
            l.is_forgotten as "isForgotten",
            l.assignment_id is not null and l.line_item_url is not null as "takesGrades",
            (select max(s.sent_at) from lti_score s
              where s.course_id = l.course_id and s.resource_link_id = l.resource_link_id
                and s.line_item_url = l.line_item_url) as "sentAt",
            (select count(*)::int from lti_score s where s.course_id = l.course_id
                and s.resource_link_id = l.resource_link_id and s.line_item_url = l.line_item_url
                and s.sent_at is not null and s.failure is null) as sent,
            (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'text', f.failure)), '[]')
               from (select ${NAME_IN_CLASS} as name, s.failure
                       from lti_score s join user_account u on u.id = s.user_id
                       left join class_member m on m.user_id = u.id and m.class_id = c.class_id
                      where s.course_id = l.course_id and s.resource_link_id = l.resource_link_id
                        and s.line_item_url = l.line_item_url and s.failure is not null
                      order by s.next_try_at desc, u.id limit 5) f) as failures
       from lti_link l join lti_course c on c.id = l.course_id left join assignment a on a.id = l.assignment_id
      where c.class_id = $1 order by a.due_at, l.title, l.resource_link_id limit 200`,
    [classId],
  );
  return rows;
}
