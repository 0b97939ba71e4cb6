import type { AuditKind } from "@verdict/contract/account-security";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../platform/postgres/transaction.ts";

const USER_AGENT_MAX_LENGTH = 300;

/** Where a call came from, as sessions and the audit log keep it. */
export interface Origin {
  ip: string;
  userAgent: string;
}

export function originOf(request: FastifyRequest): Origin {
  const userAgent = (request.headers["user-agent"] ?? "").toWellFormed().slice(0, USER_AGENT_MAX_LENGTH);
  return { ip: request.ip, userAgent };
}

export interface AuditEvent {
  kind: AuditKind;
  /** Null when there is no such account: somebody tried. */
  userId: string | null;
  emailId: string;
  /** Who did it, when that was not the account itself. */
  doneBy?: string;
  origin?: Origin;
}

export async function recordAudit(db: Queryable, event: AuditEvent): Promise<void> {
  await db.query(
    "insert into audit_entries (kind, user_id, email_id, done_by, ip, user_agent) values ($1, $2, $3, $4, $5, $6)",
    [
      event.kind,
      event.userId,
      event.emailId,
      event.doneBy ?? "",
      event.origin?.ip ?? "",
      event.origin?.userAgent ?? "",
    ],
  );
}
