import type { FastifyInstance } from "fastify";
import type { Queryable } from "../platform/postgres/transaction.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { deleteEndedSessions } from "./sessions/store.ts";

const EVERY_MS = 60 * 60 * 1000;
/** Not at once: a start has better things to do, and a server that starts often still sweeps. */
const FIRST_AFTER_MS = 60 * 1000;
/** Who came from where is kept no longer than somebody may want to look into a break-in. */
const LOGIN_KINDS = ["logged_in", "logged_in_with_google", "login_failed"];
const LOGIN_DAYS = 90;

/** Removes what has expired, now and then, for as long as the application lives. */
export function sweepRegularly(app: FastifyInstance, context: Pick<AccountsContext, "pool" | "log" | "clock">): void {
  const sweep = () => {
    sweepExpired(context.pool, context.clock()).catch((error: unknown) => {
      context.log.warn({ err: error }, "Expired rows were not removed");
    });
  };
  const first = setTimeout(sweep, FIRST_AFTER_MS);
  const later = setInterval(sweep, EVERY_MS);
  app.addHook("onClose", async () => {
    clearTimeout(first);
    clearInterval(later);
  });
}

/** Everything that has no effect any more; roles and passwords stay in the audit log for good. */
export async function sweepExpired(db: Queryable, now: Date): Promise<void> {
  await deleteEndedSessions(db);
  await db.query("delete from pending_registrations where created_at < now() - interval '1 day'");
  await db.query("delete from password_resets where code_expires_at < now()");
  await db.query("delete from rate_limits where expire < $1", [now.getTime()]);
  await db.query("delete from audit_entries where kind = any($1) and at < now() - make_interval(days => $2)", [
    LOGIN_KINDS,
    LOGIN_DAYS,
  ]);
}
