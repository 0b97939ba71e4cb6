import type { ClassInvitation, ClassRole } from "@verdict/contract/classes";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { NAME_IN_CLASS } from "../store.ts";

/** The class of a code; null for an archived one, and for what is no code. */
export async function findByCode(db: Queryable, joinCode: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>("select id from class where join_code = $1 and archived_at is null", [
    joinCode,
  ]);
  return rows[0]?.id ?? null;
}

/** To classes that are not archived, newest first. */
export async function listOwnInvitations(db: Queryable, emailId: string): Promise<ClassInvitation[]> {
  const { rows } = await db.query<ClassInvitation>(
    `select c.id as "classId", c.name,
            array(select ${NAME_IN_CLASS} from class_member m join user_account u on u.id = m.user_id
                   where m.class_id = c.id and m.role = 'teacher' order by m.joined_at limit 10) as teachers
       from class_invitation i join class c on c.id = i.class_id
      where i.email_id = $1 and c.archived_at is null order by i.created_at desc, c.id`,
    [emailId],
  );
  return rows;
}

export interface TakenInvitation {
  role: ClassRole;
  name: string;
  label: string;
}

/** Takes it away; null where there is none (any more). */
export async function takeInvitation(
  db: Queryable,
  input: { classId: string; emailId: string },
): Promise<TakenInvitation | null> {
  const { rows } = await db.query<TakenInvitation>(
    `delete from class_invitation i using class c
      where i.class_id = $1 and i.email_id = $2 and c.id = i.class_id and c.archived_at is null
      returning i.role, i.name, i.label`,
    [input.classId, input.emailId],
  );
  return rows[0] ?? null;
}
