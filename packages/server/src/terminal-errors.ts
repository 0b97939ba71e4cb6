/** Why the server cannot start, in one line for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}

/** A connection that fails on both IPv6 and IPv4 is an AggregateError without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
