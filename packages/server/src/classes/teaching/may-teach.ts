import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isTeacher } from "./store.ts";

/** Administrators, and those whom one of them has named. */
export async function mayTeach(db: Queryable, user: Pick<SignedInUser, "id" | "role">): Promise<boolean> {
  return user.role === "admin" || (await isTeacher(db, user.id));
}
