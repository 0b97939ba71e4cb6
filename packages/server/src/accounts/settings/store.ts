import type { Settings } from "@verdict/contract/settings";
import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/**
 * Names of settings come and go with versions of the app: more than this are somebody else's. The one that stops mails is
 * not counted, since it must always find room.
 */
const MOST_SETTINGS = 20;

export async function readSettings(db: Queryable, userId: string): Promise<Settings> {
  const { rows } = await db.query<{ settings: Settings }>("select settings from user_settings where user_id = $1", [
    userId,
  ]);
  return rows[0]?.settings ?? {};
}

/** Adds to the settings and replaces what has the same name. Null when there would be too many, or too long ones. */
export async function mergeSettings(
  db: Queryable,
  input: { userId: string; settings: Settings; mostBytes: number },
): Promise<Settings | null> {
  // Once before there is a row, and once with the row as another device has just left it.
  const fits = (settings: string) =>
    `octet_length((${settings})::text) <= $3 and (select count(*) from jsonb_object_keys((${settings}) - '${TALK_MAIL_SETTING}')) <= ${MOST_SETTINGS}`;
  const { rows } = await db.query<{ settings: Settings }>(
    `insert into user_settings (user_id, settings)
       select $1::uuid, $2::jsonb where ${fits("$2::jsonb")}
     on conflict (user_id) do update set settings = user_settings.settings || $2::jsonb
       where ${fits("user_settings.settings || $2::jsonb")}
     returning settings`,
    [input.userId, JSON.stringify(input.settings), input.mostBytes],
  );
  return rows[0]?.settings ?? null;
}
