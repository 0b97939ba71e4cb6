import { createHash } from "node:crypto";
import type { CompileOutcome } from "./compile.ts";

/**
 * Programs by the hash of their source and everything that went into compiling it: the same source is compiled once,
 * also when two submissions of it come at the same time. Programs in use are never removed. Where there is not room for
 * all, whoever takes most of it gives way, with the program that was not used for longest: nobody pushes out what
 * others have by sending many, or one of ten thousand files.
 */
export interface ProgramCache {
  /** `use` gets the outcome and may run the program until its promise ends. */
  withProgram<T>(input: CacheInput<T>): Promise<T>;
  /** Whether it is compiled already. */
  isKept(parts: readonly string[]): boolean;
  /** Whether somebody waits for this program, or uses it, for whom it is no draft. */
  isSought(parts: readonly string[]): boolean;
}

interface CacheInput<T> {
  /** Everything that went into compiling the program; equal parts in equal order are the same program. */
  parts: readonly string[];
  /** Whoever it is compiled for; left out where that is nobody in particular. */
  owner?: string | undefined;
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
  owner: string | null;
  /** Nothing but one program until it is compiled. */
  size: CacheLimits;
  users: number;
  /** Those of the users for whom it is no draft. */
  seekers: number;
  /** Null as soon as somebody needs it. */
  draftOf: string | null;
  onSought: (() => void) | null;
}

interface CacheLimits {
  programs: number;
  /** As a disk counts them: in whole blocks. */
  bytes: number;
  files: number;
}

/** All together, and those that nobody in particular has (references, generators, checkers: packages are many). */
interface CacheBounds extends CacheLimits {
  bytesOfNobody?: number;
}

const RESOURCES = ["programs", "bytes", "files"] as const;

/** The newest draft, and the one before it, to which its user may go back. */
const DRAFTS_OF_OWNER = 2;
/** Of each limit, so that drafts never push out what has been judged. */
const SHARE_OF_DRAFTS = 0.5;

export function createProgramCache(most: CacheBounds, removeFolder: (folder: string) => Promise<void>): ProgramCache {
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
      if (outcome?.kind === "compiled") entry.size = { programs: 1, bytes: outcome.bytes, files: outcome.files };
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
      await dropSome(
        drafts.filter(([, { draftOf }]) => draftOf === owner),
        { ...most, programs: DRAFTS_OF_OWNER },
      );
    }
    await dropSome(drafts, {
      programs: most.programs * SHARE_OF_DRAFTS,
      bytes: most.bytes * SHARE_OF_DRAFTS,
      files: most.files * SHARE_OF_DRAFTS,
    });
    const ofNobody = [...entries].filter(([, { owner }]) => owner === null);
    // The one that was not used for longest, however small the others are.
    await dropSome(ofNobody, { ...most, bytes: most.bytesOfNobody ?? most.bytes }, () => 1);
    await dropSome([...entries], most);
  }

  async function dropSome(
    among: readonly (readonly [string, Entry])[],
    limits: CacheLimits,
    share = shareOf,
  ): Promise<void> {
    const kept = new Map(among.filter(([key, entry]) => entries.get(key) === entry));
    for (;;) {
      const scarce = RESOURCES.find((resource) => sumOf(kept.values(), resource) > limits[resource]);
      if (scarce === undefined) return;
      // While another was removed, somebody may have begun to use it.
      const unused = [...kept].filter(([key, entry]) => entry.users === 0 && entries.get(key) === entry);
      const shares = unused.map(([, entry]) => share(entry, kept, scarce));
      const [key, entry] = unused[shares.indexOf(Math.max(...shares))] ?? [];
      if (key === undefined || entry === undefined) return;
      kept.delete(key);
      entries.delete(key);
      const outcome = await entry.outcome.catch(() => null);
      if (outcome?.kind === "compiled") await removeFolder(outcome.program.folder);
    }
  }

  return {
    withProgram,
    isKept: (parts) => (entries.get(keyOf({ parts }))?.size.bytes ?? 0) > 0,
    isSought: (parts) => (entries.get(keyOf({ parts }))?.seekers ?? 0) > 0,
  };
}

/** What the entry's owner has of it; nobody in particular has only this one. */
function shareOf(entry: Entry, kept: ReadonlyMap<string, Entry>, resource: keyof CacheLimits): number {
  if (entry.owner === null) return entry.size[resource];
  return sumOf(
    [...kept.values()].filter(({ owner }) => owner === entry.owner),
    resource,
  );
}

function sumOf(entries: Iterable<Entry>, resource: keyof CacheLimits): number {
  let sum = 0;
  for (const { size } of entries) sum += size[resource];
  return sum;
}

function newEntry({ compile, owner, draftOf, onSought }: CacheInput<unknown>): Entry {
  return {
    outcome: compile(),
    owner: owner ?? draftOf ?? null,
    size: { programs: 1, bytes: 0, files: 0 },
    users: 0,
    seekers: 0,
    draftOf: draftOf ?? null,
    onSought: onSought ?? null,
  };
}

function keyOf({ parts }: Pick<CacheInput<unknown>, "parts">): string {
  const hash = createHash("sha256");
  // With its length, so that no part can end where another begins.
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest("hex");
}
