import { createHmac, timingSafeEqual } from "node:crypto";
import { ensureSecret } from "../../accounts/shared-secret.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** The 32 bytes as base64url. */
const TOKEN_FORM = /^[\w-]{43}$/;

/**
 * What stands in the mails of an account, and stops them without a login: the account's id and a MAC of it, which nobody
 * else can make. It opens nothing else, so it has no end.
 */
export interface StopTokens {
  make: (userId: string) => string;
  /** The account's id; null for a token that is none of ours. */
  read: (token: string) => string | null;
}

/** What it looks like: whatever does not is nothing to ask the database for. */
export const hasTokenForm = (token: string) => TOKEN_FORM.test(token);

export async function createStopTokens(db: Queryable): Promise<StopTokens> {
  const key = await ensureSecret(db, "talk-mail");
  const macOf = (id: Buffer) => createHmac("sha256", key).update(id).digest().subarray(0, MAC_BYTES);
  return {
    make(userId) {
      const id = Buffer.from(userId.replaceAll("-", ""), "hex");
      return Buffer.concat([id, macOf(id)]).toString("base64url");
    },
    read(token) {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(id))) return null;
      return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}
