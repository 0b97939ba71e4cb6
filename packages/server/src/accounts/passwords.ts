import os from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";

/** argon2id at 64 MiB and three passes: 45 ms here, and at most four at once (the thread pool of Node). */
const STRONG: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
/** OWASP's minimum, for a machine where four times 64 MiB would hurt. */
const SMALL: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const SMALL_MACHINE_BYTES = 1024 ** 3;

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** `stored` null, for no such account or one without a password, costs the same time and is false. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const memoryBytes = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const options = memoryBytes < SMALL_MACHINE_BYTES ? SMALL : STRONG;
  const standIn = await hash("nobody's password", options);
  return {
    hash: (password) => hash(normalized(password), options),
    async verify(stored, password) {
      const isRight = await verify(stored ?? standIn, normalized(password));
      return isRight && stored !== null;
    },
  };
}

/** The same letters typed on different keyboards are the same password. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}
