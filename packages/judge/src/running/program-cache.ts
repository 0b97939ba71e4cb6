import { createHash } from "node:crypto";
import type { CompileOutcome } from "./compile.ts";

/**
 * Programs by the hash of their source and everything that went into compiling it: the same source is compiled once,
 * also when two submissions of it come at the same time. Programs in use are never removed.
 */
export interface ProgramCache {
  /** `use` gets the outcome and may run the program until its promise ends. */
  withProgram<T>(input: CacheInput<T>): Promise<T>;
  /** Whether somebody waits for this program, or uses it, for whom it is no draft. */
  isSought(parts: readonly string[]): boolean;
}

interface CacheInput<T> {
  /** Everything that went into compiling the program; equal parts in equal order are the same program. */
  parts: readonly string[];
  /**
   * Whose draft it is, when it is compiled ahead of need. Until somebody needs it, it is the first to make room: each
   * owner has few such programs, and all of them together have a part of the room.
   */
  draftOf?: string;
  /** Of a draft that is being compiled: somebody waits for it by now for whom it is none. Called once at most. */
  onSought?: () => void;
  compile(): Promise<CompileOutcome>;
  use(outcome: CompileOutcome): Promise<T>;
}

interface Entry {
  outcome: Promise<CompileOutcome>;
  /** Zero until it is compiled. */
  bytes: number;
  users: number;
  /** Those of the users for whom it is no draft. */
  seekers: number;
  /** Null as soon as somebody needs it. */
  draftOf: string | null;
  onSought: (() => void) | null;
}

export interface CacheLimits {
  programs: number;
  bytes: number;
}

/** The newest draft, and the one before it, to which its user may go back. */
const DRAFTS_OF_OWNER = 2;
/** Of each limit, so that drafts never push out what has been judged. */
const SHARE_OF_DRAFTS = 0.5;

export function createProgramCache(most: CacheLimits, removeFolder: (folder: string) => Promise<void>): ProgramCache {
  /** In the order of last use. */
  const entries = new Map<string, Entry>();

  async function withProgram<T>(input: CacheInput<T>): Promise<T> {
    const key = keyOf(input);
    const known = entries.get(key);
    const draftOf = input.draftOf ?? null;
    const entry = known ?? newEntry(input);
    entries.delete(key);
    entries.set(key, entry);
    entry.users++;
    if (draftOf === null) {
      entry.draftOf = null;
      entry.seekers++;
      entry.onSought?.();
      entry.onSought = null;
    }
    try {
      const outcome = await entry.outcome.catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key);
        if (known === undefined) throw error;
        return null;
      });
      entry.onSought = null;
      if (outcome?.kind === "compiled") entry.bytes = outcome.bytes;
      if (outcome !== null) return await input.use(outcome);
    } finally {
      entry.users--;
      if (draftOf === null) entry.seekers--;
      await makeRoom();
    }
    // Another's compile failed or was aborted, which says nothing of this one.
    return withProgram(input);
  }

  async function makeRoom(): Promise<void> {
    const drafts = [...entries].filter(([, { draftOf }]) => draftOf !== null);
    for (const owner of new Set(drafts.map(([, { draftOf }]) => draftOf))) {
      await dropOldest(
        drafts.filter(([, { draftOf }]) => draftOf === owner),
        { programs: DRAFTS_OF_OWNER, bytes: most.bytes },
      );
    }
    await dropOldest(drafts, { programs: most.programs * SHARE_OF_DRAFTS, bytes: most.bytes * SHARE_OF_DRAFTS });
    await dropOldest([...entries], most);
  }

  async function dropOldest(among: readonly (readonly [string, Entry])[], limits: CacheLimits): Promise<void> {
    const kept = new Set(among.filter(([key, entry]) => entries.get(key) === entry));
    for (const one of kept) {
      const bytes = [...kept].reduce((sum, [, entry]) => sum + entry.bytes, 0);
      if (kept.size <= limits.programs && bytes <= limits.bytes) return;
      const [key, entry] = one;
      // While another was removed, somebody may have begun to use it.
      if (entry.users > 0 || entries.get(key) !== entry) continue;
      kept.delete(one);
      entries.delete(key);
      const outcome = await entry.outcome.catch(() => null);
      if (outcome?.kind === "compiled") await removeFolder(outcome.program.folder);
    }
  }

  return { withProgram, isSought: (parts) => (entries.get(keyOf({ parts }))?.seekers ?? 0) > 0 };
}

function newEntry({ compile, draftOf, onSought }: CacheInput<unknown>): Entry {
  return { outcome: compile(), bytes: 0, users: 0, seekers: 0, draftOf: draftOf ?? null, onSought: onSought ?? null };
}

function keyOf({ parts }: Pick<CacheInput<unknown>, "parts">): string {
  const hash = createHash("sha256");
  // With its length, so that no part can end where another begins.
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
