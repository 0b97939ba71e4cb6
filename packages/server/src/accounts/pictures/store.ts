import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { ImageType } from "./image-type.ts";

export interface StoredPicture extends pg.QueryResultRow {
  content_type: ImageType;
  content: Buffer;
}

/** Returns the id of the new picture; the old one is gone. */
export async function replacePicture(
  db: Queryable,
  picture: { userId: string; contentType: ImageType; content: Buffer },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into user_picture (user_id, content_type, content) values ($1, $2, $3)
     on conflict (user_id) do update
       set id = gen_random_uuid(), content_type = excluded.content_type, content = excluded.content
     returning id`,
    [picture.userId, picture.contentType, picture.content],
  );
  return rows[0]?.id ?? "";
}

export async function findPicture(db: Queryable, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await db.query<StoredPicture>("select content_type, content from user_picture where id = $1", [id]);
  return rows[0];
}

export async function deletePicture(db: Queryable, userId: string): Promise<void> {
  await db.query("delete from user_picture where user_id = $1", [userId]);
}

export async function updateProfilePicture(db: Queryable, userId: string, address: string | null): Promise<void> {
  await db.query("update user_account set profile_picture = $2 where id = $1", [userId, address]);
}
