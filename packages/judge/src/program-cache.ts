import { createHash } from "node:crypto";
import type { CompileOutcome } from "./compile.ts";
import type { Language } from "./languages/language.ts";

/**
 * Programs by the hash of their source and everything that went into compiling it: the same source is compiled once,
 * also when two submissions of it come at the same time. Programs in use are never removed.
 */
export interface ProgramCache {
  /** `use` gets the outcome and may run the program until its promise ends. */
  withProgram<T>(input: CacheInput<T>): Promise<T>;
}

export interface CacheInput<T> {
  language: Pick<Language, "id" | "fingerprint">;
  source: string;
  compile(): Promise<CompileOutcome>;
  use(outcome: CompileOutcome): Promise<T>;
}

interface Entry {
  outcome: Promise<CompileOutcome>;
  users: number;
}

export function createProgramCache(most: number, removeFolder: (folder: string) => Promise<void>): ProgramCache {
  /** In the order of last use. */
  const entries = new Map<string, Entry>();

  async function withProgram<T>(input: CacheInput<T>): Promise<T> {
    const key = keyOf(input);
    const known = entries.get(key);
    const entry = known ?? { outcome: input.compile(), users: 0 };
    entries.delete(key);
    entries.set(key, entry);
    entry.users++;
    try {
      const outcome = await entry.outcome.catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key);
        if (known === undefined) throw error;
        return null;
      });
      if (outcome !== null) return await input.use(outcome);
    } finally {
      entry.users--;
      await dropOldest();
    }
    // Another's compile failed or was aborted, which says nothing of this one.
    return withProgram(input);
  }

  async function dropOldest(): Promise<void> {
    for (const [key, entry] of entries) {
      if (entries.size <= most) return;
      if (entry.users > 0) continue;
      entries.delete(key);
      const outcome = await entry.outcome.catch(() => null);
      if (outcome?.kind === "compiled") await removeFolder(outcome.program.folder);
    }
  }

  return { withProgram };
}

function keyOf({ language, source }: Pick<CacheInput<unknown>, "language" | "source">): string {
  return createHash("sha256").update(`${language.id}\n${language.fingerprint}\n`).update(source).digest("hex");
}
