import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A group of processes (cgroup v1 or v2) that has less memory or may have fewer processes than the machine, to see what
 * the judge does on a machine that has none left. `enter` is a folder whose cgroup.procs takes process ids; `limit`
 * takes bytes or a number of threads, and `current` says how much there is.
 */
export interface ScarceGroup {
  enter: string;
  limit: string;
  current: string;
  remove(): void;
}

type Resource = "memory" | "pids";

/** Null where this user or this host cannot have one. */
export function makeScarceGroup(resource: Resource): ScarceGroup | null {
  const name = `verdict-test-${process.pid}`;
  try {
    return makeFirstVersion(resource, name) ?? makeSecondVersion(resource, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "EBUSY") return null;
    throw error;
  }
}

const FIRST_VERSION_FILES = {
  memory: { limit: "memory.limit_in_bytes", current: "memory.usage_in_bytes" },
  pids: { limit: "pids.max", current: "pids.current" },
};

function makeFirstVersion(resource: Resource, name: string): ScarceGroup | null {
  const parent = `/sys/fs/cgroup/${resource}`;
  if (!existsSync(path.join(parent, "cgroup.clone_children"))) return null;
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const { limit, current } = FIRST_VERSION_FILES[resource];
  return {
    enter: folder,
    limit: path.join(folder, limit),
    current: path.join(folder, current),
    remove: () => rmdirSync(folder),
  };
}

/** The judge makes the groups of its runs beside its own, below the limited one. */
function makeSecondVersion(resource: Resource, name: string): ScarceGroup | null {
  const parent = "/sys/fs/cgroup";
  const controllers = path.join(parent, "cgroup.controllers");
  if (!existsSync(controllers) || !readFileSync(controllers, "utf8").includes(resource)) return null;
  writeFileSync(path.join(parent, "cgroup.subtree_control"), "+memory +pids");
  const folder = path.join(parent, `${name}-${resource}`);
  const inner = path.join(folder, "judge");
  mkdirSync(inner, { recursive: true });
  return {
    enter: inner,
    limit: path.join(folder, `${resource}.max`),
    current: path.join(folder, `${resource}.current`),
    remove() {
      rmdirSync(inner);
      rmdirSync(folder);
    },
  };
}
