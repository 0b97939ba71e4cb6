import { NoTurn } from "./fair-turns.ts";

/**
 * Why the database could not do its work just now, though nothing is wrong with what it was asked: `busy` when it is
 * at its limits, `away` when it cannot be reached, `full` when it has no room to write.
 */
export type DatabaseFault = "busy" | "away" | "full";

/** SQLSTATE codes (PostgreSQL's appendix A), whole or their class. */
const FAULT_OF_STATE: Readonly<Record<string, DatabaseFault>> = {
  "08": "away", // connection exceptions
  "40": "busy", // deadlocks and serialisation failures: the other transaction has won
  "53": "busy", // out of memory, too many connections
  "53100": "full", // disk full
  "55P03": "busy", // lock_timeout
  "57014": "busy", // statement_timeout
  "57P01": "away", // an administrator ends it
  "57P02": "away", // another process of it crashed
  "57P03": "away", // it starts or recovers
  "57P05": "away", // idle_session_timeout
  "58": "full", // errors of the system: of reading and writing files
  "25P03": "busy", // idle_in_transaction_session_timeout
  "25006": "away", // only reading is allowed: a standby that took over, or one that was asked by mistake
};

const LOST_CONNECTION = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);
const UNKNOWN_HOST = new Set(["ENOTFOUND", "EAI_AGAIN"]);
/** What `pg` says without a code. */
const LOST_WORDS =
  /^(Connection terminated|Query read timeout|timeout (expired|exceeded)|Client (was closed|has encountered a connection error))/;

/** Looks at the causes too; null for every other error. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  if (error instanceof NoTurn) return "busy";
  if (error instanceof AggregateError) return databaseFaultOf(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    (code === undefined ? null : faultOfCode(code, syscall)) ??
    (LOST_WORDS.test(error.message) ? "away" : null) ??
    databaseFaultOf(error.cause)
  );
}

function faultOfCode(code: string, syscall: string | undefined): DatabaseFault | null {
  if (LOST_CONNECTION.has(code) || UNKNOWN_HOST.has(code)) return "away";
  // The unix socket of a database that is not there.
  if (code === "ENOENT" && syscall === "connect") return "away";
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  return FAULT_OF_STATE[code] ?? FAULT_OF_STATE[code.slice(0, 2)] ?? null;
}
