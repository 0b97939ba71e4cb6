import type { OpenSession } from "@verdict/contract/account-security";
import { deviceName } from "./device-name.ts";
import type { OpenSessionRow } from "./store.ts";

export function presentSession(row: OpenSessionRow, ownTokenHash: Buffer): OpenSession {
  return {
    _id: row.id,
    device: deviceName(row.user_agent),
    ip: row.ip,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.seen_at.toISOString(),
    isCurrent: row.token_hash.equals(ownTokenHash),
  };
}
