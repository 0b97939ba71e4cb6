import path from "node:path";
import type { Checker } from "@verdict/contract/judging";
import { compileSteps } from "./languages/cpp.ts";
import type { CppCompiler } from "./languages/find-cpp-compiler.ts";
import type { Jdk } from "./languages/find-jdk.ts";
import { javaPlan } from "./languages/java.ts";
import type { BuildPlan, Language } from "./languages/language.ts";

export type ValidatorChecker = Extract<Checker, { kind: "validator" }>;

/** What validators need of this machine; null where it is missing. */
export interface ValidatorTools {
  compiler: CppCompiler | null;
  headerFolder: string | null;
  jdk: Jdk | null;
  python: string | null;
}

/** A validator is built like any program, from several files. Throws when this machine has no means to. */
export function validatorLanguage(
  tools: ValidatorTools,
  checker: ValidatorChecker,
): Pick<Language, "id" | "fingerprint" | "buildPlan"> {
  for (const { name } of checker.files) {
    if (path.isAbsolute(name) || path.normalize(name).startsWith("..")) throw new Error(`bad file name ${name}`);
  }
  switch (checker.language) {
    case "cpp": {
      const { compiler, headerFolder } = tools;
      if (compiler === null) throw new Error("a C++ output validator needs g++");
      const fingerprint = ["validator", compiler.version, compiler.standard, ...compiler.flags].join(" ");
      return { id: "cpp", fingerprint, buildPlan: () => cppPlan(compiler, headerFolder, checker) };
    }
    case "java": {
      const { jdk } = tools;
      if (jdk === null) throw new Error("a Java output validator needs a JDK");
      const fingerprint = ["validator", jdk.version, jdk.home].join(" ");
      return { id: "java", fingerprint, buildPlan: () => javaPlan(jdk, checker.files) };
    }
    case "python":
      if (tools.python === null) throw new Error("a Python output validator needs python3");
      return { id: "cpp", fingerprint: "validator python", buildPlan: () => pythonPlan(checker) };
    default:
      return checker.language satisfies never;
  }
}

const PROGRAM_NAME = "validator-program";
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|C)$/;

function cppPlan(compiler: CppCompiler, headerFolder: string | null, { files }: ValidatorChecker): BuildPlan {
  const sources = files.map(({ name }) => name).filter((name) => SOURCE.test(name));
  return {
    files,
    steps: compileSteps(compiler, {
      headerFolder,
      includes: ["."],
      output: PROGRAM_NAME,
      sources: sources.flatMap(asItsLanguage),
    }),
    keep: [PROGRAM_NAME],
    entryOf: async () => PROGRAM_NAME,
  };
}

/** g++ would take a C program for one in C++, which refuses some of what C allows. */
function asItsLanguage(source: string): readonly string[] {
  return source.endsWith(".c") ? ["-x", "c", source, "-x", "none"] : [source];
}

/** The package's reader puts the file that is started first. */
function pythonPlan({ files }: ValidatorChecker): BuildPlan {
  const main = files.find(({ name }) => /\.py3?$/.test(name))?.name ?? null;
  const tops = new Set(files.map(({ name }) => path.normalize(name).split(path.sep)[0] ?? name));
  return { files, steps: [], keep: [...tops], entryOf: async () => main };
}
