import { type AuditEntry, AuditKind, auditLog } from "@verdict/contract/account-security";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deviceName } from "../device-name.ts";

const SHOWN_ENTRIES = 500;

interface AuditRow extends pg.QueryResultRow {
  id: string;
  at: Date;
  kind: string;
  email_id: string;
  done_by: string;
  ip: string;
  user_agent: string;
}

export function registerAuditRoutes(app: FastifyInstance, context: Pick<AccountsContext, "pool">): void {
  handle(app, auditLog, async () => {
    const { rows } = await context.pool.query<AuditRow>(
      "select id, at, kind, email_id, done_by, ip, user_agent from audit_entries order by id desc limit $1",
      [SHOWN_ENTRIES],
    );
    return { entries: rows.map(presentEntry) };
  });
}

function presentEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    kind: AuditKind.parse(row.kind),
    emailId: row.email_id,
    by: row.done_by,
    ip: row.ip,
    device: row.user_agent === "" ? "" : deviceName(row.user_agent),
  };
}
