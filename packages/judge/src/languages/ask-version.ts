import { execFile } from "node:child_process";

/** A compiler that does not even say its version in this time is not waited for. */
const VERSION_MS = 20_000;
const MOST_CHARACTERS = 100;

/** The first line of what it prints; empty where it cannot say. It is an installed program, started without input. */
export function askVersion(program: string, versionArguments: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", HOME: "/nonexistent", GOCACHE: "off" },
      timeout: VERSION_MS,
      maxBuffer: 1024 * 1024,
    };
    execFile(program, [...versionArguments], options, (error, stdout, stderr) => {
      const line = `${stdout}\n${stderr}`.split("\n").find((text) => text.trim() !== "") ?? "";
      resolve(error === null ? line.trim().slice(0, MOST_CHARACTERS) : "");
    }).stdin?.end();
  });
}
