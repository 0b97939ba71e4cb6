import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface KnownMember {
  sub: string;
  userId: string;
  /** Of the class; null for who is not in it. */
  role: string | null;
  /** The roster's own; empty where it has none. */
  name: string;
  label: string;
  /** As it is shown. */
  shownName: string;
}

/** Everybody who is known at the platform and is in the class, or is one of those names of the platform's. */
export async function listKnown(
  db: Queryable,
  input: { platformId: string; classId: string; subs: readonly string[] },
): Promise<KnownMember[]> {
  const { rows } = await db.query<KnownMember>(
    `select i.sub, i.user_id as "userId", m.role, coalesce(m.name, '') as name, coalesce(m.label, '') as label,
            coalesce(nullif(m.name, ''), concat_ws(' ', u.first_name, u.last_name)) as "shownName"
       from lti_identity i join user_account u on u.id = i.user_id
       left join class_member m on m.user_id = i.user_id and m.class_id = $2
      where i.platform_id = $1 and (m.class_id is not null or i.sub = any($3))
      order by lower(u.first_name), u.id`,
    [input.platformId, input.classId, input.subs],
  );
  return rows;
}

/** Names and labels for members who have none in the class's roster; returns how many got something. */
export async function fillMembers(
  db: Queryable,
  input: { classId: string; members: readonly { userId: string; name: string; label: string }[] },
): Promise<number> {
  const { members } = input;
  const { rowCount } = await db.query(
    `update class_member m
        set name = case when m.name = '' then n.name else m.name end,
            label = case when m.label = '' then n.label else m.label end
       from unnest($2::uuid[], $3::text[], $4::text[]) n (user_id, name, label)
      where m.class_id = $1 and m.user_id = n.user_id
        and ((m.name = '' and n.name <> '') or (m.label = '' and n.label <> ''))`,
    [
      input.classId,
      members.map(({ userId }) => userId),
      members.map(({ name }) => name),
      members.map(({ label }) => label),
    ],
  );
  return rowCount ?? 0;
}
