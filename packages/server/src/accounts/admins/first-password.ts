import { readFileSync } from "node:fs";
import type { Config } from "../../config.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { createPasswords, recommendedPasswordCost } from "../passwords/hash-passwords.ts";
import { findUserByEmail } from "../users/store.ts";
import { DEFAULT_EMAIL, firstPasswordFile } from "./ensure-admin.ts";

/**
 * Whether the password that the first start made up still opens the administrator's account; `unknown` where no such
 * password is kept, or where this user may not read it.
 */
export async function firstPasswordState(
  db: Queryable,
  config: Pick<Config, "dataDir" | "admin">,
): Promise<"in use" | "changed" | "unknown"> {
  const kept = readKept(firstPasswordFile(config));
  if (kept === null) return "unknown";
  const admin = await findUserByEmail(db, config.admin.email ?? DEFAULT_EMAIL);
  if (admin === undefined) return "changed";
  const passwords = await createPasswords(recommendedPasswordCost());
  return (await passwords.verify(admin.password_hash, kept)) ? "in use" : "changed";
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (["ENOENT", "EACCES", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
