/*
 * What somebody sees of the talk about a problem, as SQL: `u` is the account of its author, $1 to $3 are the viewer.
 */

export interface Viewer {
  userId: string;
  isAdmin: boolean;
  /** The site has its talk among everybody, not among classes. */
  seesEverybody: boolean;
}

export const valuesOf = (viewer: Viewer) => [viewer.userId, viewer.isAdmin, viewer.seesEverybody] as const;

/** Also of a class that is archived: its people know each other still. `userId` and `otherId` are SQL. */
export const areClassmates = (userId: string, otherId: string) => `exists (
  select from class_member mine join class_member theirs on theirs.class_id = mine.class_id
   where mine.user_id = ${userId} and theirs.user_id = ${otherId})`;

const IS_CLASSMATE = areClassmates("$1", "u.id");

/** An account that is deleted is kept for some days, in which nobody could take anything back. */
export const IS_LEAVING =
  "exists (select from account_deletion d where d.user_id = u.id and d.delete_after is not null)";

/** `hiddenAt` is the column that says whether an administrator has hidden it. */
export const isVisible = (hiddenAt: string) =>
  `($2 or u.id = $1 or (${hiddenAt} is null and not ${IS_LEAVING} and ($3 or u.role = 'admin' or ${IS_CLASSMATE})))`;

/** The whole name is for those who know each other. */
export const AUTHOR = `case when $2 or u.id = $1 or ${IS_CLASSMATE}
  then concat_ws(' ', u.first_name, nullif(u.last_name, '')) else u.first_name end`;

/** A number of the database, as it stands in an address. */
export const isNumber = (text: string) => /^\d{1,18}$/.test(text);
