import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { type PackedData, unpackTestData } from "@verdict/catalogue/test-data-packing";

/**
 * Test data as files, by content hash: fetched from the database once, kept over restarts, never changed. A file is
 * written under another name, checked against its hash and renamed; a file that an earlier process left is checked
 * once more before its first use, since a power cut may have emptied it. Several workers may share the folder. Slots
 * that begin with the same problem at once share one fetch.
 */
export interface TestDataCache {
  /** The path of each hash. Throws when the database does not have one of them. */
  pathsOf(hashes: readonly string[]): Promise<Map<string, string>>;
  /** Saves a fetch of what was made here and may be asked for next; of what nobody asks for, little stays. */
  keep(sha256: string, content: Uint8Array): Promise<void>;
  /**
   * Whoever has asked for it needs it no more, and nobody else has asked: it is the first to go, and little of it stays
   * (LET_GO_BYTES).
   */
  letGo(hashes: readonly string[]): Promise<void>;
}

export interface TestDataCacheOptions {
  folder: string;
  /** Beyond this the files that were not used for longest go. */
  mostBytes: number;
  fetch(hashes: readonly string[]): Promise<(PackedData & { sha256: string })[]>;
}

/** So many hashes in one call: one test has at most some megabytes. */
const FETCHED_AT_ONCE = 8;
/**
 * What is made in one step of building a problem is asked for in the next one, unless its answer is there already. Beyond
 * that, what was made and let go would lie about on a machine whose tests have all been built, until others that are
 * judged take its place.
 */
const LET_GO_BYTES = 64 * 1024 * 1024;
/** Such files were last used in the first weeks of 1970, in the order in which they were let go. */
const NOT_IN_USE_BEFORE = Date.UTC(1980, 0);

export async function openTestDataCache(options: TestDataCacheOptions): Promise<TestDataCache> {
  const { folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  /** Found whole by this process. */
  const checked = new Set<string>();
  /** When each was fetched, counted in fetches: what came while somebody else looked for it is not fetched again. */
  const fetchedAs = new Map<string, number>();
  let fetches = 0;
  /** How often each was asked for and not let go: judgings, which may be under way, let nothing go. */
  const asked = new Map<string, number>();

  async function isUsable(hash: string): Promise<boolean> {
    const file = path.join(folder, hash);
    const isThere = await touch(file);
    if (isThere && checked.has(hash)) return true;
    if (!isThere || sha256Of(await readFile(file)) !== hash) return false;
    checked.add(hash);
    return true;
  }

  /** What is being fetched right now: whoever needs it as well waits for the same answer. */
  const coming = new Map<string, Promise<void>>();
  let turn: Promise<unknown> = Promise.resolve();

  /**
   * One fetch after the other: a judge whose slots all begin at once asks the database no more than one with one slot.
   */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function fetchMissing(hashes: readonly string[]): Promise<void> {
    const fresh = hashes.filter((hash) => !coming.has(hash));
    for (let at = 0; at < fresh.length; at += FETCHED_AT_ONCE) {
      const wanted = fresh.slice(at, at + FETCHED_AT_ONCE);
      const fetching = inTurn(() => fetchSome(wanted)).finally(() => {
        for (const hash of wanted) coming.delete(hash);
      });
      for (const hash of wanted) coming.set(hash, fetching);
    }
    // All of them are waited for, also after one has failed: a failure that nobody waits for would end the process.
    const ended = await Promise.allSettled(new Set(hashes.map((hash) => coming.get(hash))));
    const failed = ended.find((one) => one.status === "rejected");
    if (failed !== undefined) throw failed.reason;
  }

  async function fetchSome(wanted: readonly string[]): Promise<void> {
    const found = await options.fetch(wanted);
    fetches += 1;
    for (const { sha256, ...packed } of found) {
      await store(folder, sha256, await unpackTestData(packed));
      checked.add(sha256);
      fetchedAs.set(sha256, fetches);
    }
    const missing = wanted.find((hash) => !found.some(({ sha256 }) => sha256 === hash));
    if (missing !== undefined) throw new Error(`the database has no test data ${missing}`);
  }

  async function makeRoom(keep: ReadonlySet<string>): Promise<void> {
    for (const hash of await dropLeastUsed(options, keep)) asked.delete(hash);
  }

  return {
    async keep(sha256, content) {
      if (await isUsable(sha256)) return;
      await store(folder, sha256, content);
      checked.add(sha256);
      // Somebody may have asked for the same just now.
      if (!asked.has(sha256)) await setLongAgo(folder, sha256);
      await makeRoom(new Set([sha256]));
    },
    async letGo(hashes) {
      const unused = [...new Set(hashes)].filter((hash) => {
        const others = (asked.get(hash) ?? 1) - 1;
        if (others > 0) asked.set(hash, others);
        else asked.delete(hash);
        return others <= 0;
      });
      // What has gone already is no loss.
      await Promise.allSettled(unused.map((hash) => setLongAgo(folder, hash)));
      await makeRoom(new Set());
    },
    async pathsOf(hashes) {
      const wanted = [...new Set(hashes)];
      for (const hash of wanted) asked.set(hash, (asked.get(hash) ?? 0) + 1);
      const fetchesBefore = fetches;
      const usable = await Promise.all(wanted.map(isUsable));
      const hasComeSince = (hash: string) => (fetchedAs.get(hash) ?? 0) > fetchesBefore;
      const missing = wanted.filter((hash, index) => usable[index] !== true && !hasComeSince(hash));
      if (missing.length > 0) {
        await fetchMissing(missing);
        await makeRoom(new Set(wanted));
      }
      return new Map(wanted.map((hash) => [hash, path.join(folder, hash)]));
    },
  };
}

async function store(folder: string, sha256: string, content: Uint8Array): Promise<void> {
  if (sha256Of(content) !== sha256) throw new Error(`test data ${sha256} came with other content`);
  const draft = path.join(folder, `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    // Nobody may write to it, also not through a standard input opened anew by the judged program.
    await writeFile(draft, content, { mode: 0o444 });
    await rename(draft, path.join(folder, sha256));
  } catch (error) {
    // On a full disk every try would leave a part behind.
    await rm(draft, { force: true });
    throw error;
  }
}

const DRAFT_PREFIX = "draft-";

function sha256Of(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

async function setLongAgo(folder: string, sha256: string): Promise<void> {
  const seconds = Date.now() / 1_000_000;
  await utimes(path.join(folder, sha256), seconds, seconds);
}

/** Notes the use; false when the file is not there. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return await utimes(file, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

/**
 * Used this recently means: perhaps by a judging under way. One that takes longer, and whose data go meanwhile, fails
 * by our fault and is judged again; beyond that a busy site would keep all that it has judged in a quarter of an hour.
 */
const IN_USE_MS = 2 * 60 * 1000;

/** The names of what has gone. */
async function dropLeastUsed(
  { folder, mostBytes }: TestDataCacheOptions,
  keep: ReadonlySet<string>,
): Promise<readonly string[]> {
  const files: { name: string; bytes: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found !== null) files.push({ name, bytes: found.size, usedAt: found.mtimeMs });
  }
  files.sort((a, b) => a.usedAt - b.usedAt);
  let total = bytesOf(files);
  let letGo = bytesOf(files.filter(({ usedAt }) => usedAt < NOT_IN_USE_BEFORE));
  const gone: string[] = [];
  for (const { name, bytes, usedAt } of files) {
    const isDraftLeftBehind = name.startsWith(DRAFT_PREFIX) && usedAt < Date.now() - IN_USE_MS;
    const isInUse = keep.has(name) || usedAt >= Date.now() - IN_USE_MS;
    const isLetGo = usedAt < NOT_IN_USE_BEFORE;
    const isOver = !isInUse && (total > mostBytes || (isLetGo && letGo > LET_GO_BYTES));
    if (!isOver && !isDraftLeftBehind) continue;
    await rm(path.join(folder, name), { force: true });
    total -= bytes;
    if (isLetGo) letGo -= bytes;
    gone.push(name);
  }
  return gone;
}

function bytesOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
