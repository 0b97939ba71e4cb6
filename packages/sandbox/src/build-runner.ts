import { join } from "node:path";
import { compileOnce, type Variants } from "./compile-once.ts";

const FLAGS = ["-std=c++20", "-Wall", "-Wextra"];
/**
 * A static runner has a third of the pages to copy at each fork. A compiler that is newer than we are may warn of
 * something new, and some systems have no static libraries.
 */
const RELEASE = [
  [...FLAGS, "-O2", "-Werror", "-static"],
  [...FLAGS, "-O2", "-static"],
  [...FLAGS, "-O2"],
];
/**
 * Lines are all that a report of theirs names: without the rest of what a debugger wants it compiles in three quarters.
 */
const SANITIZED = [[...FLAGS, "-O1", "-g1", "-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]];

/** Compiles the C++ runner with g++, once, and returns the path of the program. Rejects with SandboxError. */
export function buildRunner(): Promise<string> {
  return build(RELEASE);
}

/** The same runner with the address and undefined-behaviour sanitizers, for tests. */
export function buildSanitizedRunner(): Promise<string> {
  return build(SANITIZED);
}

async function build(variants: Variants): Promise<string> {
  const folder = await compileOnce({
    product: "runner",
    rooms: [".", "box", "host", "zygote"],
    variants,
    systemHeaders: [],
    dependsOn: "",
    output: "runner",
    copied: [],
  });
  return join(folder, "runner");
}
