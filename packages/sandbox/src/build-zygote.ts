import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileOnce, RUNNER_SOURCES } from "./compile-once.ts";
import { SandboxError, type Tool } from "./sandbox.ts";

const SERVING = "zygote/serving";
const MODULE = "zygote/module";
const PYTHON = "zygote/python";
const PRELOAD = "preload.cjs";

/** This very Node for boxes, with a module for its `--require`; both paths are those in the boxes. */
export interface ZygotePreload {
  node: string;
  module: string;
  /** What has to be shown in the boxes for that. */
  tools: readonly Tool[];
  /** Why the module only preloads, so that programs are started one by one; null where it makes zygotes. */
  problem: string | null;
}

const NODE_IN_BOX = "/opt/judge/node";
const MODULE_IN_BOX = "/opt/judge/zygote";

const PYTHON_IN_BOX = "/opt/judge/python-zygote";

const FLAGS = ["-std=c++20", "-Wall", "-Wextra", "-O2", "-fPIC", "-shared", "-fvisibility=hidden"];

/**
 * Compiles the module that lets this very Node be a zygote (`fromZygote` of a command), with the headers that Node
 * brings along. A Node without them can do without: slower, and otherwise the same.
 */
export async function buildZygote(): Promise<ZygotePreload> {
  try {
    return await shownFrom(await compileModule(), null);
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return await shownFrom(join(RUNNER_SOURCES, MODULE), error.message);
  }
}

async function shownFrom(folder: string, problem: string | null): Promise<ZygotePreload> {
  const node = { hostPath: await realpath(process.execPath), boxPath: NODE_IN_BOX };
  const module = { hostPath: folder, boxPath: MODULE_IN_BOX };
  return { node: NODE_IN_BOX, module: join(MODULE_IN_BOX, PRELOAD), tools: [node, module], problem };
}

async function compileModule(): Promise<string> {
  const node = await realpath(process.execPath);
  const headers = join(dirname(node), "..", "include", "node");
  return await compileOnce({
    product: "zygote",
    // What makes a box; the rest of the runner stays outside, above all what touches test data.
    rooms: ["box", SERVING, MODULE],
    variants: [[...FLAGS, "-Werror"], FLAGS],
    // As system headers, since their warnings are not ours.
    systemHeaders: [headers],
    dependsOn: `${process.version} ${process.arch}`,
    output: "park.node",
    copied: [join(MODULE, PRELOAD)],
  });
}

/** What makes a zygote of any Python 3 that finds `folder` in its PYTHONPATH. */
export interface PythonPreload {
  /** As boxes see it. */
  folder: string;
  tools: readonly Tool[];
}

/** Without C++'s library, which Python does not have, and which every copy would carry along. */
const PYTHON_FLAGS = [...FLAGS, "-static-libstdc++", "-static-libgcc"];

/** Null where it cannot be compiled: then each program is started by a Python of its own. */
export async function buildPythonZygote(): Promise<PythonPreload | null> {
  try {
    const hostPath = await compileOnce({
      product: "python-zygote",
      rooms: ["box", SERVING, PYTHON],
      variants: [[...PYTHON_FLAGS, "-Werror"], PYTHON_FLAGS, FLAGS],
      systemHeaders: [],
      dependsOn: process.arch,
      output: "park.so",
      copied: [join(PYTHON, "sitecustomize.py")],
    });
    return { folder: PYTHON_IN_BOX, tools: [{ hostPath, boxPath: PYTHON_IN_BOX }] };
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return null;
  }
}
