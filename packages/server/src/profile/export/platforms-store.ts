import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedPlatformRow {
  platform: string;
  issuer: string;
  /** The platform's name for the user. */
  sub: string;
  linked_at: Date;
  /** That the user has opened from there. */
  courses: { title: string; firstAt: string }[];
  /** What its grade books were told. */
  grades: { course: string; link: string; earned: number | null; most: number; sentAt: string | null }[];
}

/** Who the user is at learning platforms, the courses that they have opened, and the grades that were sent there. */
export async function findExportedPlatforms(db: Queryable, userId: string): Promise<ExportedPlatformRow[]> {
  const { rows } = await db.query<ExportedPlatformRow>(
    `select p.name as platform, p.issuer, i.sub, i.linked_at,
            (select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'firstAt', v.first_at) order by v.first_at), '[]')
               from lti_visit v join lti_course c on c.id = v.course_id and c.platform_id = p.id
              where v.user_id = i.user_id) as courses,
            (select coalesce(jsonb_agg(jsonb_build_object('course', c.title, 'link', l.title, 'earned', s.earned,
                                                          'most', s.most, 'sentAt', s.sent_at) order by s.sent_at), '[]')
               from lti_score s
               join lti_course c on c.id = s.course_id and c.platform_id = p.id
               join lti_link l on l.course_id = s.course_id and l.resource_link_id = s.resource_link_id
              where s.user_id = i.user_id) as grades
       from lti_identity i join lti_platform p on p.id = i.platform_id
      where i.user_id = $1 order by i.linked_at`,
    [userId],
  );
  return rows;
}
