import { chown, mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes a control group (version 2) that belongs to the user, as every login session of systemd is in one, gives `use`
 * the leaf of it for the user's processes, and removes it. Needs root and a hierarchy that can be written; rejects with
 * the reason otherwise.
 */
export async function withDelegatedCgroup<Result>(
  user: number,
  use: (leaf: string) => Promise<Result>,
): Promise<Result> {
  const hierarchy = await mountPointOfCgroups();
  await writeFile(join(hierarchy, "cgroup.subtree_control"), "+memory +pids").catch((cause: Error) => {
    throw new Error(`cgroup v2 has no memory and pids controllers to hand on (${cause.message})`, { cause });
  });
  const group = join(hierarchy, `verdict-test-${process.pid}`);
  const leaf = join(group, "session");
  await mkdir(leaf, { recursive: true });
  try {
    await writeFile(join(group, "cgroup.subtree_control"), "+memory +pids");
    for (const folder of [group, leaf]) {
      for (const path of [folder, join(folder, "cgroup.procs"), join(folder, "cgroup.subtree_control")]) {
        await chown(path, user, user);
      }
    }
    return await use(leaf);
  } finally {
    await rmdir(leaf);
    await rmdir(group);
  }
}

async function mountPointOfCgroups(): Promise<string> {
  const mounts = (await readFile("/proc/self/mounts", "utf8")).split("\n").map((line) => line.split(" "));
  const folder = mounts.find(([, , type]) => type === "cgroup2")?.[1];
  if (folder === undefined) throw new Error("this host has no cgroup v2");
  return folder;
}
