import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A group of processes (cgroup v1 or v2) with less memory than the machine, to see what the judge does on one that has
 * none left. `enter` is a folder whose cgroup.procs takes process ids, `limit` the file that takes bytes.
 */
export interface MemoryGroup {
  enter: string;
  limit: string;
  remove(): void;
}

/** Null where this user or this host cannot have one. */
export function makeMemoryGroup(): MemoryGroup | null {
  const name = `verdict-test-${process.pid}`;
  try {
    return makeFirstVersion(name) ?? makeSecondVersion(name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "EBUSY") return null;
    throw error;
  }
}

function makeFirstVersion(name: string): MemoryGroup | null {
  const parent = "/sys/fs/cgroup/memory";
  if (!existsSync(path.join(parent, "memory.limit_in_bytes"))) return null;
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return { enter: folder, limit: path.join(folder, "memory.limit_in_bytes"), remove: () => rmdirSync(folder) };
}

/** The judge makes the groups of its runs beside its own, below the limited one. */
function makeSecondVersion(name: string): MemoryGroup | null {
  const parent = "/sys/fs/cgroup";
  const controllers = path.join(parent, "cgroup.controllers");
  if (!existsSync(controllers) || !readFileSync(controllers, "utf8").includes("memory")) return null;
  writeFileSync(path.join(parent, "cgroup.subtree_control"), "+memory +pids");
  const folder = path.join(parent, name);
  const inner = path.join(folder, "judge");
  mkdirSync(inner, { recursive: true });
  return {
    enter: inner,
    limit: path.join(folder, "memory.max"),
    remove() {
      rmdirSync(inner);
      rmdirSync(folder);
    },
  };
}
