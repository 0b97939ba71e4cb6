import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedInvitationRow {
  /** Null where it is to a class. */
  contest: string | null;
  class: string | null;
  /** In the class. */
  role: string | null;
  /** Under which they are expected; empty: as they like. */
  name: string;
  label: string | null;
  created_at: Date;
}

/** What organisers and teachers have kept with the user's address and nobody has taken up. */
export async function findExportedInvitations(db: Queryable, userId: string): Promise<ExportedInvitationRow[]> {
  const { rows } = await db.query<ExportedInvitationRow>(
    `select c.title as contest, null as class, null as role, i.name, null as label, i.created_at
       from user_account u join contest_invitation i on i.email_id = u.email_id join contest c on c.id = i.contest_id
      where u.id = $1
     union all
     select null, c.name, i.role, i.name, i.label, i.created_at
       from user_account u join class_invitation i on i.email_id = u.email_id join class c on c.id = i.class_id
      where u.id = $1
      order by created_at`,
    [userId],
  );
  return rows;
}
