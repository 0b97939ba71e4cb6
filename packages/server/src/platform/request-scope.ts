import { AsyncLocalStorage } from "node:async_hooks";

/*
 * Whose request the running code belongs to, without handing it through every function: the log names the request, and
 * the pool serves networks and users in turns. Code outside of requests (timers, the start) has no scope.
 */

export interface RequestScope {
  /** Goes back to the caller as X-Request-Id, and into every line of the log. */
  readonly id: string;
  /** The caller's address, kept from the beginning: a connection that has closed has none any more. */
  readonly ip: string;
  /** The same; of IPv6 the /64 that one customer owns at least. */
  readonly network: string;
  /** The token in the session's cookie, or a program's, right or invented, or empty. Never written anywhere. */
  readonly caller: string;
  /**
   * Who within the network takes turns with the others; empty until a token of theirs was right: see token-owners.ts.
   */
  user: string;
  /** When it first had a connection to the database, on the process's own clock in ms. */
  begunAt?: number;
  /** What the log says besides: the submission, for example. */
  readonly facts: Record<string, string>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Null outside of requests. */
export function currentRequest(): RequestScope | null {
  return scopes.getStore() ?? null;
}

export function inRequestScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** For what a request happens to start and everybody needs, such as a timer that goes on after it. */
export function outsideOfRequests<T>(work: () => T): T {
  return scopes.exit(work);
}

/** From here on every line that this request writes into the log says this as well. */
export function noteInLog(facts: Readonly<Record<string, string>>): void {
  const scope = scopes.getStore();
  if (scope !== undefined) Object.assign(scope.facts, facts);
}
