import { type AuditEntry, AuditKind, auditLog } from "@verdict/contract/account-security";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { deviceName } from "../sessions/device-name.ts";
import { type AuditRow, listAuditEntries } from "./store.ts";

const PAGE_SIZE = 50;

export function registerAuditRoutes(app: FastifyInstance, context: Pick<AccountsContext, "pool">): void {
  handle(app, auditLog, async ({ query }) => {
    const { kind = null, about = "", before = null } = query;
    const filter = { kind, about: about === "" ? null : about, before };
    // One more than a page, to know whether there is another page.
    const rows = await listAuditEntries(context.pool, { ...filter, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    return { entries: page.map(presentEntry), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
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
    ...(row.detail === null ? {} : { detail: row.detail }),
  };
}
