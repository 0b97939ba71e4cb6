import { AsyncLocalStorage } from "node:async_hooks";

/** Pools, by their open transactions that the running code is inside of. */
const open = new AsyncLocalStorage<object>();

export function inTransactionScope<T>(pool: object, work: () => T): T {
  return open.run(pool, work);
}

/** True for code that a transaction of this pool waits for. */
export function isInTransactionOf(pool: object): boolean {
  return open.getStore() === pool;
}
