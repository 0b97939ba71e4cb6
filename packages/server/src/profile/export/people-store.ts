import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedPeople {
  handle: string | null;
  name: string;
  isPublic: boolean;
  handleChangedAt: string | null;
}

/** The user's handle, and whether others find a profile under it. */
export async function findExportedPeople(db: Queryable, userId: string): Promise<ExportedPeople> {
  const { rows } = await db.query<ExportedPeople>(
    `select handle, name, is_public as "isPublic", handle_changed_at as "handleChangedAt"
       from public_profile where user_id = $1`,
    [userId],
  );
  return rows[0] ?? { handle: null, name: "", isPublic: false, handleChangedAt: null };
}
