import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import type { Config } from "../../config.ts";
import type { AppContext } from "../../platform/context.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { recordAudit } from "../audit/store.ts";
import {
  createPasswords,
  type PasswordCost,
  type Passwords,
  recommendedPasswordCost,
} from "../passwords/hash-passwords.ts";
import { removeLock } from "../people/store.ts";
import { endAllAccess } from "../sessions/end-all-access.ts";
import {
  countAdmins,
  findUserByEmail,
  insertUser,
  lockEnsuringAdmin,
  type UserRow,
  updatePassword,
  updateRole,
} from "../users/store.ts";

export const DEFAULT_EMAIL = "admin@verdict.local";
const START_OF_SERVER = "start of the server";

export interface EnsuredAdmin {
  /** Null when there was an admin already and none was asked for. */
  emailId: string | null;
  outcome: "kept" | "made" | "promoted" | "password changed";
  /** The random password of an account made just now, to be printed once; null when there is nothing to print. */
  newPassword: string | null;
  /** Where that password is kept, with mode 0600. */
  passwordFile: string;
}

/** Where the password lies that a first start has made up. */
export function firstPasswordFile({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "admin-password");
}

/**
 * Sees to it that an admin exists. ADMIN_EMAIL names the account, which is made, or promoted and unlocked;
 * ADMIN_PASSWORD is its password from then on, even when it was changed meanwhile. Without them, the first start makes
 * an account with a random password. Idempotent, and safe when several servers start at once. Prints nothing.
 */
export async function ensureAdmin(
  context: Pick<AppContext, "config" | "pool"> & { passwordCost?: PasswordCost },
): Promise<EnsuredAdmin> {
  const passwords = await createPasswords(context.passwordCost ?? recommendedPasswordCost());
  const { email, password } = context.config.admin;
  const passwordFile = firstPasswordFile(context.config);
  return inTransaction(context.pool, async (client) => {
    await lockEnsuringAdmin(client);
    if (email === null && password === null && (await countAdmins(client)) > 0) {
      return { emailId: null, outcome: "kept", newPassword: null, passwordFile };
    }
    const emailId = email ?? DEFAULT_EMAIL;
    const user = await findUserByEmail(client, emailId);
    if (user === undefined) {
      const newPassword = await makeAdmin(client, { emailId, password, passwords, passwordFile });
      return { emailId, outcome: "made", newPassword, passwordFile };
    }
    const outcome = await correctAdmin(client, { user, password, passwords });
    return { emailId, outcome, newPassword: null, passwordFile };
  });
}

/** Returns the password when it was made up here. */
async function makeAdmin(
  client: pg.ClientBase,
  input: { emailId: string; password: string | null; passwords: Passwords; passwordFile: string },
): Promise<string | null> {
  const password = input.password ?? randomBytes(12).toString("base64url");
  // Kept before the account exists: a crash in between costs an unused file, not a lost password.
  if (input.password === null) keepPassword(input.passwordFile, password);
  const user = await insertUser(client, {
    emailId: input.emailId,
    firstName: "Admin",
    lastName: null,
    profilePicture: null,
    passwordHash: await input.passwords.hash(password),
    googleSub: null,
    role: "admin",
  });
  await recordNewAdmin(client, { userId: user?.id ?? null, emailId: input.emailId });
  return input.password === null ? password : null;
}

async function correctAdmin(
  client: pg.ClientBase,
  input: { user: UserRow; password: string | null; passwords: Passwords },
): Promise<"kept" | "promoted" | "password changed"> {
  const { user, password, passwords } = input;
  if (user.role !== "admin") {
    await updateRole(client, user.id, "admin");
    await recordNewAdmin(client, { userId: user.id, emailId: user.email_id });
  }
  // Whoever may set the server's settings means an admin that can log in.
  if (await removeLock(client, user.id)) {
    const about = { userId: user.id, emailId: user.email_id, doneBy: START_OF_SERVER };
    await recordAudit(client, { kind: "account_unlocked", ...about });
  }
  if (password !== null && !(await passwords.verify(user.password_hash, password))) {
    await updatePassword(client, user.id, await passwords.hash(password));
    await endAllAccess(client, user.id);
    const { id: userId, email_id: emailId } = user;
    await recordAudit(client, { kind: "password_changed", userId, emailId, doneBy: START_OF_SERVER });
    return "password changed";
  }
  return user.role === "admin" ? "kept" : "promoted";
}

function recordNewAdmin(client: pg.ClientBase, user: { userId: string | null; emailId: string }): Promise<void> {
  return recordAudit(client, { kind: "became_admin", ...user, doneBy: START_OF_SERVER });
}

function keepPassword(file: string, password: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true }); // An existing file would keep its mode.
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: "wx" });
}
