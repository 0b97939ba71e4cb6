import { copyFile, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileOnce, compileUnits, RUNNER_SOURCES } from "./compile-once.ts";
import { SandboxError } from "./sandbox.ts";

const SOURCES = join(RUNNER_SOURCES, "zygote");
/** What makes a box; the rest of the runner stays outside, above all what touches test data. */
const UNITS = [
  "zygote/park.cc",
  "box.cc",
  "init.cc",
  "credentials.cc",
  "descriptor-socket.cc",
  "limits.cc",
  "permit.cc",
  "seccomp.cc",
];
const PRELOAD = "preload.cjs";

/** A module for Node's `--require`, and the folder that has to be visible where it is loaded. */
export interface ZygotePreload {
  folder: string;
  module: string;
  /** Why the module only preloads, so that programs are started one by one; null where it makes zygotes. */
  problem: string | null;
}

const FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-O2", "-fPIC", "-shared", "-fvisibility=hidden"];

/**
 * Compiles the module that lets this very Node be a zygote (`fromZygote` of a command), with the headers that Node
 * brings along. A Node without them can do without: slower, and otherwise the same.
 */
export async function buildZygote(): Promise<ZygotePreload> {
  try {
    const folder = await compileModule();
    return { folder, module: join(folder, PRELOAD), problem: null };
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return { folder: SOURCES, module: join(SOURCES, PRELOAD), problem: error.message };
  }
}

async function compileModule(): Promise<string> {
  const node = await realpath(process.execPath);
  const headers = join(dirname(node), "..", "include", "node");
  return await compileOnce({
    product: "zygote",
    sourceFolders: [RUNNER_SOURCES, SOURCES],
    variants: [[...FLAGS, "-Werror"], FLAGS],
    dependsOn: `${process.version} ${process.arch}`,
    async compile(flags, folder) {
      // As a system folder, since its warnings are not ours.
      await compileUnits(UNITS, [...flags, "-isystem", headers], { folder, name: "park.node" });
      await copyFile(join(SOURCES, PRELOAD), join(folder, PRELOAD));
    },
  });
}
