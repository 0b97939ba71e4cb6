import { createHash } from "node:crypto";
import type { CompileOutcome } from "./compile.ts";

/**
 * Programs by the hash of their source and everything that went into compiling it: the same source is compiled once,
 * also when two submissions of it come at the same time. Programs in use are never removed.
 */
export interface ProgramCache {
  /** `use` gets the outcome and may run the program until its promise ends. */
  withProgram<T>(input: CacheInput<T>): Promise<T>;
}

export interface CacheInput<T> {
  /** Everything that went into compiling the program; equal parts in equal order are the same program. */
  parts: readonly string[];
  compile(): Promise<CompileOutcome>;
  use(outcome: CompileOutcome): Promise<T>;
}

interface Entry {
  outcome: Promise<CompileOutcome>;
  /** Zero until it is compiled. */
  bytes: number;
  users: number;
}

export interface CacheLimits {
  programs: number;
  bytes: number;
}

export function createProgramCache(most: CacheLimits, removeFolder: (folder: string) => Promise<void>): ProgramCache {
  /** In the order of last use. */
  const entries = new Map<string, Entry>();

  async function withProgram<T>(input: CacheInput<T>): Promise<T> {
    const key = keyOf(input);
    const known = entries.get(key);
    const entry = known ?? { outcome: input.compile(), bytes: 0, users: 0 };
    entries.delete(key);
    entries.set(key, entry);
    entry.users++;
    try {
      const outcome = await entry.outcome.catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key);
        if (known === undefined) throw error;
        return null;
      });
      if (outcome?.kind === "compiled") entry.bytes = outcome.bytes;
      if (outcome !== null) return await input.use(outcome);
    } finally {
      entry.users--;
      await dropOldest();
    }
    // Another's compile failed or was aborted, which says nothing of this one.
    return withProgram(input);
  }

  function bytesKept(): number {
    let bytes = 0;
    for (const entry of entries.values()) bytes += entry.bytes;
    return bytes;
  }

  async function dropOldest(): Promise<void> {
    for (const [key, entry] of entries) {
      if (entries.size <= most.programs && bytesKept() <= most.bytes) return;
      if (entry.users > 0) continue;
      entries.delete(key);
      const outcome = await entry.outcome.catch(() => null);
      if (outcome?.kind === "compiled") await removeFolder(outcome.program.folder);
    }
  }

  return { withProgram };
}

function keyOf({ parts }: Pick<CacheInput<unknown>, "parts">): string {
  const hash = createHash("sha256");
  // With its length, so that no part can end where another begins.
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
