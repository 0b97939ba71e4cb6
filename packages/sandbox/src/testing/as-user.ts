import type { OpenChannel } from "../runner-channel.ts";

export interface User {
  uid: number;
  gid: number;
}

/**
 * Does something at once as another user, which a socket's other end takes note of and files belong to. Only root can,
 * and only where tests have a process of their own.
 */
export function asUser<Result>({ uid, gid }: User, work: () => Result): Result {
  process.setegid?.(gid);
  process.seteuid?.(uid);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

export function openedAs(user: User, open: OpenChannel): OpenChannel {
  return () => asUser(user, open);
}
