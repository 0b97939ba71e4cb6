import type pg from "pg";

/** As many platforms as there may be, with the longest of all texts, which all open this account, and a class that is many of their courses. */
export async function linkMuch(pool: pg.Pool, { classId, userId }: { classId: string; userId: string }): Promise<void> {
  await pool.query(
    `with address as (select 'https://long.example/' || repeat('x', 970) as text),
     platforms as (
       insert into lti_platform (name, issuer, client_id, deployment_ids, authorization_url, token_url, keys_url,
                                 token_audience, service_hosts)
       select repeat('é', 60), text, repeat('x', 250) || n, array_fill(repeat('"', 255), array[20]), text, text, text,
              repeat('"', 255), array_fill(repeat('x', 253), array[10])
         from address, generate_series(1, 50) n returning id),
     courses as (
       insert into lti_course (platform_id, deployment_id, context_id, title, class_id)
       select id, '1', n::text, repeat('é', 100), $1 from platforms, generate_series(1, 2) n returning id),
     links as (
       insert into lti_link (course_id, resource_link_id, title, assignment_id, line_item_url)
       select c.id, n::text, repeat('é', 100), (select id from assignment where class_id = $1 limit 1), 'https://a.example/'
         from courses c, generate_series(1, 6) n returning course_id, resource_link_id)
     select count(*) from links`,
    [classId],
  );
  await pool.query(
    "insert into lti_identity (platform_id, sub, user_id) select id, repeat('x', 255), $1 from lti_platform",
    [userId],
  );
  await pool.query(
    `insert into lti_score (course_id, resource_link_id, user_id, line_item_url, most, failure, tries, next_try_at)
     select l.course_id, l.resource_link_id, m.user_id, l.line_item_url, 10, repeat('é', 150), 1, now()
       from lti_link l, (select user_id from class_member where class_id = $1 limit 6) m`,
    [classId],
  );
}
