/** What a run may leave behind: nothing. Looked at from outside, through the runners' entries in /proc. */
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Inventory {
  folder: string;
  mounts: string;
  /** The only child that a runner may have before and after is its zygote. */
  runners: ReadonlyMap<string, { mounts: string; descriptors: number; children: string[] }>;
}

/** A runner keeps the namespaces of that many folders open for the next run in them. */
const CACHED_NAMESPACES = 4;

export async function takeInventory(folder: string): Promise<Inventory> {
  const runners = new Map<string, { mounts: string; descriptors: number; children: string[] }>();
  for (const pid of await runnerPids()) {
    const descriptors = await list(`/proc/${pid}/fd`);
    runners.set(pid, {
      mounts: mountsBeside(await text(`/proc/${pid}/mountinfo`)),
      descriptors: descriptors.length,
      children: await childrenOf(pid),
    });
  }
  return { folder: await listing(folder), mounts: ownMounts(await text("/proc/self/mountinfo"), folder), runners };
}

/** What a runner mounts under a name of ours, or shows of this folder. Others on this machine mount what they like. */
export function ownMounts(table: string, folder: string): string {
  return table
    .split("\n")
    .filter((line) => / - \w+ (?:runner|scratch|box|probe|cover) /.test(line) || line.includes(folder))
    .join("\n");
}

/** In a runner the host's mounts come and go below /host. */
export function mountsBeside(table: string): string {
  return table
    .split("\n")
    .filter((line) => !/^(?:\S+ ){4}\/host(?:\/| )/.test(line))
    .join("\n");
}

export async function listLeftovers(before: Inventory, folder: string): Promise<string[]> {
  const after = await takeInventory(folder);
  const found: string[] = [];
  if (after.folder !== before.folder) found.push(`files in the folder changed: ${after.folder}`);
  if (after.mounts !== before.mounts) found.push("a mount was left on the host");
  for (const [pid, now] of after.runners) {
    const then = before.runners.get(pid);
    const left = now.children.filter((child) => then?.children.includes(child) !== true);
    if (left.length > 0) found.push(`processes were left: ${left.join(" ")}`);
    if (then === undefined) found.push("the runner was replaced");
    else if (now.mounts !== then.mounts) found.push("a mount was left in the runner");
    else if (now.descriptors > then.descriptors + CACHED_NAMESPACES) found.push("descriptors were left in the runner");
    found.push(...(await scratchLeftovers(pid)));
  }
  return found;
}

/** Of this process: others may be trying attacks at the same time. */
export const ATTACK_FOLDERS = `verdict-attack-${process.pid}-`;

/** Other runners of this machine may be just between their end and the next claim to their control group. */
const REMAINS_TRIES = 20;
const REMAINS_PAUSE_MS = 100;

/** What is left of a sandbox that has stopped, in this process's temporary folder and among the control groups. */
export async function listRemains(): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const processes = (await runnerPids()).map((pid) => `the runner ${pid} is still there`);
    const groups = (await abandonedGroups()).map((group) => `the control group ${group} was left`);
    const files = (await list(tmpdir())).filter((name) => name.startsWith(ATTACK_FOLDERS));
    const found = [...processes, ...groups, ...files.map((file) => `the folder ${file} was left`)];
    if (found.length === 0 || tries === REMAINS_TRIES) return found;
    await sleep(REMAINS_PAUSE_MS);
  }
}

/** A runner holds the name of its box user as a socket, and names its control group after that user. */
async function abandonedGroups(): Promise<string[]> {
  const sockets = await text("/proc/net/unix");
  const mounts = (await text("/proc/self/mounts")).split("\n").map((line) => line.split(" "));
  const hierarchy = mounts.find(([, , type]) => type === "cgroup2")?.[1];
  if (hierarchy === undefined) return [];
  const own = /^0::(.*)$/m.exec(await text("/proc/self/cgroup"))?.[1] ?? "/";
  const above = own.split("/").map((_, index, parts) => join(hierarchy, ...parts.slice(0, index + 1), "/"));
  const groups = await Promise.all([...new Set(above)].map(list));
  return groups.flat().filter((name) => {
    const user = /^verdict-(\d+)$/.exec(name)?.[1];
    return user !== undefined && !new RegExp(`@verdict-box-user-${user}$`, "m").test(sockets);
  });
}

/** Only root may look into the runner's own root; an ordinary user's next run would show what is there. */
async function scratchLeftovers(pid: string): Promise<string[]> {
  const box = await list(`/proc/${pid}/root/scratch/box`);
  const temporary = await list(`/proc/${pid}/root/scratch/tmp`);
  return [...box, ...temporary].map((file) => `the file ${file} was left`);
}

/** The runners that this process has started. */
export async function runnerPids(): Promise<string[]> {
  const runners: string[] = [];
  for (const pid of await childrenOf(String(process.pid))) {
    if ((await text(`/proc/${pid}/comm`)).trim() === "runner") runners.push(pid);
  }
  return runners;
}

/** None where the process is gone. */
export async function childrenOf(pid: string): Promise<string[]> {
  const children: string[] = [];
  for (const thread of await list(`/proc/${pid}/task`)) {
    const found = await text(`/proc/${pid}/task/${thread}/children`);
    children.push(...found.split(" ").filter((child) => child !== ""));
  }
  return children;
}

async function listing(folder: string): Promise<string> {
  return (await readdir(folder, { recursive: true })).sort().join(" ");
}

async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch(unlessGone<string[]>([]));
}

async function text(path: string): Promise<string> {
  return readFile(path, "utf8").catch(unlessGone(""));
}

/** A process may end while it is looked at (its mounts are then EINVAL), and some of /proc is root's. */
function unlessGone<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code === "string" && ["ENOENT", "EACCES", "ESRCH", "EPERM", "EINVAL"].includes(code)) return value;
    throw error;
  };
}
