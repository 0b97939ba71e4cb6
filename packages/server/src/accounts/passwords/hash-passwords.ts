import os from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** How much work one password hash is: argon2id's memory and passes. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** 45 ms here, and at most four at once (the thread pool of Node), so 256 MiB. */
const STRONG: PasswordCost = { memoryKib: 64 * 1024, passes: 3 };
/** OWASP's minimum, for a machine where 256 MiB would hurt. */
const SMALL: PasswordCost = { memoryKib: 19 * 1024, passes: 2 };
const SMALL_MACHINE_BYTES = 1024 ** 3;

export function recommendedPasswordCost(): PasswordCost {
  const memoryBytes = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return memoryBytes < SMALL_MACHINE_BYTES ? SMALL : STRONG;
}

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** `stored` null, for no such account or one without a password, costs the same time and is false. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
}

/** argon2id, the library's default. */
export async function createPasswords(cost: PasswordCost): Promise<Passwords> {
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
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
