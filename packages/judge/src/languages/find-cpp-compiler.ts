import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { OLDER_STANDARDS, OLDEST_STANDARD } from "./cpp-standards.ts";
import { ONLINE_JUDGE } from "./online-judge.ts";

export interface CppCompiler {
  path: string;
  /** The first line of --version and the size and time of the compiler proper: changes with every update. */
  version: string;
  /** The newest standard it knows, and those for programs that the newest refuses, in the order of their trial. */
  standard: string;
  olderStandards: readonly string[];
  flags: readonly string[];
  /** What is linked last, beside what g++ links by itself. */
  libraries: readonly string[];
  isStatic: boolean;
}

const STANDARDS = ["gnu++26", "gnu++23", "gnu++20"];
/** Programs read their input from a file, or print what they think, where the macro is not defined. */
const FLAGS = ["-O2", "-pipe", `-D${ONLINE_JUDGE}`];

/** The g++ of this machine, or null when there is none that knows C++20. */
export async function findCppCompiler(): Promise<CppCompiler | null> {
  const compiler = "/usr/bin/g++";
  const banner = await output(compiler, ["--version"]);
  if (banner === null) return null;
  const proper = (await output(compiler, ["-print-prog-name=cc1plus"]))?.trim() ?? "";
  const properStat = await stat(proper).catch(() => null);
  const version = `${banner.split("\n")[0]} ${properStat?.size ?? 0} ${properStat?.mtimeMs ?? 0}`;
  const standard = await newestStandard(compiler);
  if (standard === null) return null;
  const isStatic = await hasStaticLibraries(compiler);
  const olderStandards = OLDER_STANDARDS.filter((older) => older < standard || older === OLDEST_STANDARD);
  const flags = isStatic ? [...FLAGS, "-static"] : FLAGS;
  const libraries = await librariesFor(compiler, isStatic);
  return { path: compiler, version, standard, olderStandards, flags, libraries, isStatic };
}

async function newestStandard(compiler: string): Promise<string | null> {
  for (const standard of STANDARDS) {
    if ((await output(compiler, [`-std=${standard}`, "-fsyntax-only", "-x", "c++", "/dev/null"])) !== null)
      return standard;
  }
  return null;
}

async function hasStaticLibraries(compiler: string): Promise<boolean> {
  const found = await Promise.all(["libstdc++.a", "libc.a", "libm.a"].map((name) => hasLibrary(compiler, name)));
  return found.every(Boolean);
}

/** The functions of `__float128`, which not every processor has. */
async function librariesFor(compiler: string, isStatic: boolean): Promise<string[]> {
  return (await hasLibrary(compiler, isStatic ? "libquadmath.a" : "libquadmath.so")) ? ["-lquadmath"] : [];
}

/** The driver answers with a whole path for a library that it has, and with the bare name for one that it has not. */
async function hasLibrary(compiler: string, name: string): Promise<boolean> {
  return (await output(compiler, [`-print-file-name=${name}`]))?.startsWith("/") === true;
}

/** What the precompiled headers are made from, as the compiler is told. */
export const HEADER_SOURCE = "source.hpp";

/** Names the precompiled headers: they hold for one compiler, standard and set of flags only. */
export function headerKey(compiler: CppCompiler): string {
  const text = [HEADER_SOURCE, compiler.path, compiler.version, compiler.standard, ...compiler.flags].join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Standard output, or null when the command failed or does not exist. */
async function output(command: string, args: readonly string[]): Promise<string | null> {
  return promisify(execFile)(command, args, { env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
