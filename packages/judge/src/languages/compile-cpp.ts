import { MEBIBYTE } from "@verdict/contract/units";
import { ownLinesFirst } from "./cpp-messages.ts";
import { lacksHeader, OLDEST_STANDARD, whenToTry } from "./cpp-standards.ts";
import type { CppCompiler } from "./find-cpp-compiler.ts";
import type { BuildStep } from "./language.ts";
import { cppRefusal } from "./refused-by-machine.ts";

interface CppCompilation {
  /** Folders for -I. */
  includes: readonly string[];
  output: string;
  sources: readonly string[];
}

/** Under every standard that may help (cpp-standards.ts), the likeliest first. */
export function compileSteps(
  compiler: CppCompiler,
  { headerFolder, ...compilation }: CppCompilation & { headerFolder: string | null },
): BuildStep[] {
  const headers = headerFolder === null ? [] : [headerFolder];
  const newest = { ...compilation, includes: [...headers, ...compilation.includes] };
  const withHeaders = (its: CppCompilation) => ({ ...its, sources: [...ALL_HEADERS, ...its.sources] });
  return [
    compileStep(compiler, compiler.standard, newest),
    ...compiler.olderStandards.map((standard) => ({
      ...compileStep(compiler, standard, compilation),
      onlyAfter: whenToTry(standard),
    })),
    { ...compileStep(compiler, compiler.standard, withHeaders(newest)), onlyAfter: lacksHeader },
    { ...compileStep(compiler, OLDEST_STANDARD, withHeaders(compilation)), onlyAfter: lacksHeader },
  ];
}

const ALL_HEADERS = ["-include", "bits/stdc++.h"];

function compileStep(compiler: CppCompiler, standard: string, compilation: CppCompilation): BuildStep {
  const { includes, output, sources } = compilation;
  const folders = includes.map((folder) => `-I${folder}`);
  const memoryBytes = 1024 * MEBIBYTE;
  return {
    command: [compiler.path, `-std=${standard}`, ...compiler.flags, ...folders, "-o", output, ...sources],
    environment: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", TMPDIR: "/var/tmp" },
    needsProc: false,
    libraries: compiler.libraries,
    limits: {
      cpuMs: 20_000,
      wallMs: 60_000,
      memoryBytes,
      outputBytes: MEBIBYTE,
      errorOutputBytes: MEBIBYTE,
      processes: 32,
      stackBytes: 64 * MEBIBYTE,
      fileBytes: 128 * MEBIBYTE,
    },
    forPeople: ownLinesFirst,
    refusal: cppRefusal(memoryBytes),
  };
}
