import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

export interface CppCompiler {
  path: string;
  /** The first line of --version and the size and time of the compiler proper: changes with every update. */
  version: string;
  /** The newest standard it knows, and the one for programs that the newest refuses. */
  standard: string;
  olderStandard: string;
  flags: readonly string[];
  isStatic: boolean;
}

const STANDARDS = ["gnu++26", "gnu++23", "gnu++20"];
const OLDER_STANDARD = "gnu++17";
const FLAGS = ["-O2", "-pipe"];

/** The g++ of this machine, or null when there is none that knows C++20. */
export async function findCppCompiler(): Promise<CppCompiler | null> {
  const compiler = "/usr/bin/g++";
  const banner = await output(compiler, ["--version"]);
  if (banner === null) return null;
  const proper = (await output(compiler, ["-print-prog-name=cc1plus"]))?.trim() ?? "";
  const properStat = await stat(proper).catch(() => null);
  const version = `${banner.split("\n")[0]} ${properStat?.size ?? 0} ${properStat?.mtimeMs ?? 0}`;
  const folder = await mkdtemp(path.join(tmpdir(), "verdict-probe-"));
  try {
    const source = path.join(folder, "probe.cpp");
    await writeFile(source, "#include <iostream>\nint main() { std::cout << 1; }\n");
    for (const standard of STANDARDS) {
      if ((await output(compiler, [`-std=${standard}`, "-fsyntax-only", "-x", "c++", "/dev/null"])) === null) continue;
      const isStatic = (await output(compiler, ["-static", source, "-o", path.join(folder, "probe")])) !== null;
      const flags = isStatic ? [...FLAGS, "-static"] : FLAGS;
      return { path: compiler, version, standard, olderStandard: OLDER_STANDARD, flags, isStatic };
    }
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names the precompiled headers: they hold for one compiler, standard and set of flags only. */
export function headerKey(compiler: CppCompiler): string {
  const text = [compiler.path, compiler.version, compiler.standard, ...compiler.flags].join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Standard output, or null when the command failed or does not exist. */
async function output(command: string, args: readonly string[]): Promise<string | null> {
  return promisify(execFile)(command, args, { env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
