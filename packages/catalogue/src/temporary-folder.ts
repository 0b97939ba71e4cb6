import { type FileHandle, lstat, mkdir, mkdtemp, open, readdir, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/*
 * Folders for packages that are larger than our memory. A process that is killed leaves its own behind, up to a
 * gigabyte each, so somebody else has to see that nobody uses them any more. The id of a process would not tell:
 * servers in several containers may share one temporary folder, where an id of one says nothing in another. So in each
 * folder its process listens at a socket. The kernel ends that with the process, and who is refused there knows that
 * the folder is abandoned.
 */

const PREFIX = "verdict-package-";
const SOCKET = "owner";
const CONTENT = "content";
/** A folder without a socket is being made, which takes a moment, or being removed. */
const UNFINISHED_MS = 60 * 60 * 1000;

export interface TemporaryFolder {
  /** Empty at first, closed to other users of the machine. */
  path: string;
  /** May be called again. */
  remove(): Promise<void>;
}

export async function openTemporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  const handle = await open(folder, "r");
  const owner = net.createServer((visitor) => visitor.destroy()).unref();
  try {
    await new Promise<void>((resolve, reject) => {
      owner.on("error", reject).listen(socketIn(handle), resolve);
    });
    const content = path.join(folder, CONTENT);
    await mkdir(content);
    return { path: content, remove: () => remove(folder, { owner, handle }) };
  } catch (error) {
    await remove(folder, { owner, handle });
    throw error;
  }
}

/** Gives a new folder to `use`, and removes it. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await openTemporaryFolder();
  try {
    return await use(folder.path);
  } finally {
    await folder.remove();
  }
}

/**
 * Removes what processes of this user have left that live no more. Those of other users are theirs to remove. Several
 * processes may do it at once.
 */
export async function removeAbandonedFolders(now: Date): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(os.tmpdir(), name);
    if (await isAbandoned(folder, now)) await rm(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string, now: Date): Promise<boolean> {
  const found = await unlessGone(lstat(folder));
  if (found === null || !found.isDirectory() || found.uid !== process.getuid?.()) return false;
  const handle = await unlessGone(open(folder, "r"));
  if (handle === null) return false;
  try {
    const answer = await answerAt(socketIn(handle));
    if (answer === "ENOENT") return now.getTime() - found.mtimeMs > UNFINISHED_MS;
    // Whatever else is said: somebody may be there.
    return answer === "ECONNREFUSED";
  } finally {
    await handle.close();
  }
}

/** `connected`, or the code of what has kept us from it. */
async function answerAt(socket: string): Promise<string | undefined> {
  const visitor = net.connect(socket);
  try {
    return await new Promise((resolve) => {
      visitor.once("connect", () => resolve("connected"));
      visitor.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    });
  } finally {
    visitor.destroy();
  }
}

/** A socket's path has at most 107 bytes (unix(7)), and the temporary folder may be called anything. */
function socketIn(folder: FileHandle): string {
  return `/proc/self/fd/${folder.fd}/${SOCKET}`;
}

async function remove(folder: string, { owner, handle }: { owner: net.Server; handle: FileHandle }): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await new Promise<void>((resolve) => owner.close(() => resolve()));
  // Only now: closing removes the socket by its path, and the descriptor's number may be another folder's next.
  await handle.close();
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
