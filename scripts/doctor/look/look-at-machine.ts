import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import os from "node:os";
import { promisify } from "node:util";
import type { Environment } from "@verdict/contract/environment";
import { EnvironmentError } from "@verdict/contract/environment";
import { readCliConfig } from "@verdict/judge/cli-config";
import * as z from "zod";
import type { Facts, MachineFacts } from "../facts.ts";

const Package = z.object({ version: z.string() });

export function lookAtMachine(environment: Environment): MachineFacts {
  return {
    host: os.hostname(),
    node: process.version,
    cores: os.availableParallelism(),
    memoryBytes: Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
    slots: slotsOf(environment),
  };
}

function slotsOf(environment: Environment): number | null {
  try {
    return readCliConfig(environment).concurrency;
  } catch (error) {
    if (error instanceof EnvironmentError) return null;
    throw error;
  }
}

/** The version of the code, and the commit of the checkout; an image has none. */
export async function lookAtCode(root: string): Promise<Facts["code"]> {
  const text = await readFile(`${root}/package.json`, "utf8");
  const { version } = Package.parse(JSON.parse(text));
  // A checkout that belongs to somebody else is refused by git, and then simply has no name here.
  const commit = await promisify(execFile)("git", ["-C", root, "log", "-1", "--format=%h of %cs"]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
  return { version, commit };
}
