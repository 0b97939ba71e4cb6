import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isShown } from "../people/store.ts";

interface ExportedPeople {
  handle: string | null;
  name: string | null;
  isPublic: boolean;
  handleChangedAt: string | null;
  /** Handles of those who show a profile. */
  follows: string[];
  /** Names of the classes on whose boards the user stands. */
  classBoards: string[];
}

/** The user's handle, whether others find a profile under it, and the boards that the user has chosen. */
export async function findExportedPeople(db: Queryable, userId: string): Promise<ExportedPeople | null> {
  const { rows } = await db.query<ExportedPeople>(
    `select own.handle, own.name, coalesce(own.is_public, false) as "isPublic",
            own.handle_changed_at as "handleChangedAt",
            array(select o.handle from followed_profile f join public_profile o on o.user_id = f.followed_id
                   where f.user_id = u.id and o.is_public and ${isShown("o.user_id")} order by 1) as follows,
            array(select c.name from class_board_member b join class c on c.id = b.class_id
                   where b.user_id = u.id order by b.agreed_at) as "classBoards"
       from user_account u left join public_profile own on own.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}
