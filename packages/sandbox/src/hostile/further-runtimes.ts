import { execFile } from "node:child_process";
import { promisify } from "node:util";

/*
 * Attacks in the further languages, as far as this machine has them. What has to be compiled is compiled beside the
 * boxes: the program is the attack.
 */

interface Runtime {
  /** Without it there is nothing to try. */
  tool: string;
  /** Makes the program `main` of the source; left out where the source is what runs. */
  build?: readonly string[];
  /** The beginning of the command that runs. */
  run: readonly string[];
  /** Whether the box shows the system's libraries. */
  root: "empty" | "toolchain";
}

const MAIN = ["/box/main"];

/** By the name of the source. */
export const FURTHER_RUNTIMES: Readonly<Record<string, Runtime>> = {
  "main.go": { tool: "/usr/bin/go", build: ["build", "-o", "main", "main.go"], run: MAIN, root: "empty" },
  "main.rs": {
    tool: "/usr/bin/rustc",
    build: ["-O", "-C", "target-feature=+crt-static", "--edition=2021", "-o", "main", "main.rs"],
    run: MAIN,
    root: "empty",
  },
  "main.pas": { tool: "/usr/bin/fpc", build: ["-O2", "-omain", "main.pas"], run: MAIN, root: "empty" },
  "main.nim": {
    tool: "/usr/bin/nim",
    build: "c --hints:off -d:release --passL:-static --nimcache:cache -o:main main.nim".split(" "),
    run: MAIN,
    root: "empty",
  },
  "main.ml": {
    tool: "/usr/bin/ocamlopt",
    build: ["unix.cmxa", "main.ml", "-o", "main"],
    run: MAIN,
    root: "toolchain",
  },
  "main.rb": { tool: "/usr/bin/ruby", run: ["/usr/bin/ruby", "/box/main.rb"], root: "toolchain" },
  "main.pl": { tool: "/usr/bin/perl", run: ["/usr/bin/perl", "/box/main.pl"], root: "toolchain" },
  "main.php": {
    tool: "/usr/bin/php",
    run: ["/usr/bin/php", "-n", "-d", "display_errors=stderr", "/box/main.php"],
    root: "toolchain",
  },
  "main.lua": { tool: "/usr/bin/lua5.4", run: ["/usr/bin/lua5.4", "/box/main.lua"], root: "toolchain" },
};

/** Throws with what the compiler says. */
export async function buildFurther({ tool, build }: Runtime, folder: string): Promise<void> {
  if (build === undefined) return;
  // Go keeps what it compiles, and module mode would look for a go.mod.
  const environment = { PATH: "/usr/bin:/bin", HOME: folder, GOCACHE: `${folder}/cache`, GO111MODULE: "off" };
  await promisify(execFile)(tool, [...build], { cwd: folder, env: { ...environment, CGO_ENABLED: "0" } });
}
