/**
 * Statements for a session that holds a lock of PostgreSQL: the other end gives it up when nothing comes from it within
 * so many seconds. A machine without power would otherwise hold its lock for two hours, PostgreSQL's default. A
 * connection over a socket of one machine needs none of it.
 */
export const LOCK_SESSION_KEEPALIVE =
  "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2; set tcp_user_timeout = 15000";
