import type { Role } from "@verdict/contract/accounts";
import type pg from "pg";
import { TEST_PASSWORD_COST } from "../../testing/test-context.ts";
import { createPasswords } from "../passwords/hash-passwords.ts";
import { insertUser } from "../users/store.ts";

export const TEST_PASSWORD = "correct horse battery";

/** An account that logs in with TEST_PASSWORD, made without the sign-up. */
export async function createPasswordUser(
  pool: pg.Pool,
  emailId: string,
  input: { role?: Role; password?: string } = {},
): Promise<void> {
  const passwords = await createPasswords(TEST_PASSWORD_COST);
  await insertUser(pool, {
    emailId,
    firstName: "Ada",
    lastName: null,
    profilePicture: null,
    passwordHash: await passwords.hash(input.password ?? TEST_PASSWORD),
    googleSub: null,
    role: input.role ?? "user",
  });
}
