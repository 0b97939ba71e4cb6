/**
 * Statements for a session that holds a lock of PostgreSQL: the other end gives it up when nothing comes from it within
 * so many seconds. A machine without power would otherwise hold its lock for two hours, PostgreSQL's default. A
 * connection over a socket of one machine needs none of it.
 */
export const LOCK_SESSION_KEEPALIVE =
  "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2; set tcp_user_timeout = 15000";

/** As much of a connection to PostgreSQL as `keepsSession` asks; `processID` is what the other end calls it. */
interface Connection {
  processID?: unknown;
  query(text: string): Promise<{ rows: { pid?: unknown }[] }>;
  on(event: "notification", listener: (message: { channel: string }) => void): unknown;
}

/** On a machine that has too much to do a notification takes some tenths of a second. */
const NOTIFICATION_MS = 3_000;

/**
 * Whether the connection is a session, which can hold a lock, listen, and keep what is prepared. A pooler tells a
 * number of its own for it. Where it does, being notified by another connection shows whether it keeps the session for
 * us: one that pools transactions links a silent connection with no session at all, so nothing can ever arrive.
 */
export async function keepsSession(
  connection: Connection,
  notify: (channel: string) => Promise<unknown>,
): Promise<boolean> {
  const { rows } = await connection.query("select pg_backend_pid() as pid");
  if (rows[0]?.pid === connection.processID) return true;
  const channel = `session_${crypto.randomUUID().replaceAll("-", "_")}`;
  const isHeard = new Promise<boolean>((resolve) => {
    connection.on("notification", (message) => message.channel === channel && resolve(true));
    setTimeout(resolve, NOTIFICATION_MS, false);
  });
  await connection.query(`listen ${channel}`);
  await notify(channel);
  const keeps = await isHeard;
  await connection.query(`unlisten ${channel}`);
  return keeps;
}
