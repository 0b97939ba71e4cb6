import type { AuditKind } from "@verdict/contract/account-security";
import type pg from "pg";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { Origin } from "../caller.ts";

/** Who came from where is kept no longer than somebody may want to look into a break-in. */
const LOGIN_KINDS: readonly AuditKind[] = [
  "logged_in",
  "logged_in_with_google",
  "logged_in_with_oidc",
  "logged_in_with_lti",
  "login_failed",
  "logins_slowed",
];
const LOGIN_DAYS = 90;

export interface AuditEvent {
  kind: AuditKind;
  /** Null when there is no such account: somebody tried. */
  userId: string | null;
  emailId: string;
  /** Who did it, when that was not the account itself. */
  doneBy?: string;
  origin?: Origin;
  /** What it is about beside the account. */
  detail?: string;
}

export async function recordAudit(db: Queryable, event: AuditEvent): Promise<void> {
  await db.query(
    "insert into audit_entry (kind, user_id, email_id, done_by, ip, user_agent, detail) values ($1, $2, $3, $4, $5, $6, $7)",
    [
      event.kind,
      event.userId,
      event.emailId,
      event.doneBy ?? "",
      event.origin?.ip ?? "",
      event.origin?.userAgent ?? "",
      event.detail ?? null,
    ],
  );
}

export interface AuditRow extends pg.QueryResultRow {
  id: string;
  at: Date;
  kind: string;
  email_id: string;
  done_by: string;
  ip: string;
  user_agent: string;
  detail: string | null;
}

/**
 * Newest first, those older than `before`. `about` is a whole email address or IP address; which of the two it is has
 * to be known, for an `or` over both columns would read the whole log (295 ms at 300,000 entries, 2026-11-22).
 */
export async function listAuditEntries(
  db: Queryable,
  input: { kind: AuditKind | null; about: string | null; before: string | null; limit: number },
): Promise<AuditRow[]> {
  const { kind, about, before, limit } = input;
  const isEmail = about?.includes("@") ?? false;
  const { rows } = await db.query<AuditRow>(
    `select id, at, kind, email_id, done_by, ip, user_agent, detail from audit_entry
     where ($1::text is null or kind = $1)
       and ($2::text is null or email_id = $2)
       and ($3::text is null or ip = $3)
       and ($4::bigint is null or id < $4)
     order by id desc limit $5`,
    [kind, isEmail ? about : null, isEmail ? null : about, before, limit],
  );
  return rows;
}

/**
 * At most so many; returns how many. Roles and passwords stay for good. The index audit_entry_of_login names the same
 * kinds.
 */
export async function deleteOldLoginEntries(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from audit_entry where id in (
       select id from audit_entry where kind in (${LOGIN_KINDS.map((kind) => `'${kind}'`).join(", ")})
          and at < now() - make_interval(days => $1) order by at limit $2 for update skip locked)`,
    [LOGIN_DAYS, most],
  );
  return rowCount ?? 0;
}
