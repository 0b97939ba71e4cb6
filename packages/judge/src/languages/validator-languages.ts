import path from "node:path";
import { SCRIPT_FOLDER, SCRIPT_STARTER } from "@verdict/catalogue/script-program";
import type { Checker } from "@verdict/contract/judging";
import { MEBIBYTE } from "@verdict/contract/units";
import type { BoxCommand, BoxLimits } from "@verdict/sandbox/sandbox";
import { compileSteps } from "./compile-cpp.ts";
import type { CppCompiler } from "./find-cpp-compiler.ts";
import type { Jdk } from "./find-jdk.ts";
import { CLASS_FOLDER, javaEnvironment, javaPlan } from "./java-build.ts";
import type { BuildPlan, Program, RuntimeRefusal, SourceFile } from "./language.ts";
import { JVM_REFUSAL } from "./refused-by-machine.ts";

export type ValidatorLanguageId = Extract<Checker, { kind: "validator" }>["language"];

/** A language that the programs of a problem package may be written in; they are built from several files. */
export interface ValidatorLanguage {
  /** Like that of Language. */
  fingerprint: string;
  /** The file that is started comes first. */
  buildPlan(files: readonly SourceFile[]): BuildPlan;
  /** `folder` is where the box shows the program. */
  startCommand(
    program: Pick<Program, "entry">,
    folder: string,
  ): Pick<BoxCommand, "command" | "environment"> & Pick<BoxLimits, "processes">;
  /** See Language; null where there is no runtime. */
  refusal: RuntimeRefusal | null;
}

/** What of them this machine has; null where it is missing. */
export interface InstalledTools {
  compiler: CppCompiler | null;
  headerFolder: string | null;
  jdk: Jdk | null;
  python: string | null;
}

export function validatorLanguages(
  tools: InstalledTools,
): Readonly<Record<ValidatorLanguageId, ValidatorLanguage | null>> {
  const { compiler, headerFolder, jdk, python } = tools;
  return {
    cpp: compiler === null ? null : cppValidators(compiler, headerFolder),
    java: jdk === null ? null : javaValidators(jdk),
    python: python === null ? null : pythonValidators(python),
  };
}

const PROGRAM_NAME = "validator-program";
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|C)$/;

function cppValidators(compiler: CppCompiler, headerFolder: string | null): ValidatorLanguage {
  return {
    fingerprint: ["validator", compiler.version, compiler.standard, ...compiler.flags, ...compiler.libraries].join(" "),
    buildPlan: (files) => ({
      files,
      steps: compileSteps(compiler, {
        headerFolder,
        includes: ["."],
        output: PROGRAM_NAME,
        sources: files.flatMap(({ name }) => (SOURCE.test(name) ? asItsLanguage(name) : [])),
      }),
      keep: [PROGRAM_NAME],
      entryOf: async () => PROGRAM_NAME,
    }),
    startCommand: ({ entry }, folder) => ({ command: [`${folder}/${entry}`], environment: {}, processes: 16 }),
    refusal: null,
  };
}

/** g++ would take a C program for one in C++, which refuses some of what C allows. */
function asItsLanguage(source: string): readonly string[] {
  return source.endsWith(".c") ? ["-x", "c", source, "-x", "none"] : [source];
}

const JVM_FLAGS = [
  "-XX:+UseSerialGC",
  "-XX:-UsePerfData",
  // What an output validator prints to standard output is thrown away, and with it why the JVM could not start.
  "-XX:+DisplayVMOutputToStderr",
  "-Xshare:auto",
  "-Xmx512m",
  "-Xss64m",
];

function javaValidators(jdk: Jdk): ValidatorLanguage {
  return {
    fingerprint: ["validator", jdk.version, jdk.home].join(" "),
    buildPlan: (files) => javaPlan(jdk, files),
    startCommand: ({ entry }, folder) => ({
      command: [path.join(jdk.home, "bin/java"), ...JVM_FLAGS, "-cp", `${folder}/${CLASS_FOLDER}`, entry],
      environment: javaEnvironment(jdk),
      processes: 128,
    }),
    refusal: JVM_REFUSAL,
  };
}

function pythonValidators(python: string): ValidatorLanguage {
  return {
    fingerprint: "validator python",
    buildPlan(files) {
      const main = files.find(({ name }) => /\.py3?$/.test(name))?.name ?? null;
      if (files[0]?.name === SCRIPT_STARTER) return scriptPlan(files);
      const tops = new Set(files.map(({ name }) => path.normalize(name).split(path.sep)[0] ?? name));
      return { files, steps: [], keep: [...tops], entryOf: async () => main };
    },
    startCommand: ({ entry }, folder) => ({
      command: [python, "-B", `${folder}/${entry}`],
      environment: {},
      processes: 16,
    }),
    refusal: null,
  };
}

const MAKE_READY = `cd ${SCRIPT_FOLDER}
PATH=/usr/bin:/bin; export PATH
find . -type f -exec chmod +x {} +
if [ -f build ]; then
  read -r first < build || true
  case $first in
    *bash*) bash ./build ;;
    *python*) python3 ./build ;;
    *) sh ./build ;;
  esac
fi`;
const NO_RUN = "the build script has made no program that is called run";

/** A build script gets what a compiler gets. What it makes has to be called `run`. */
function scriptPlan(files: readonly SourceFile[]): BuildPlan {
  return {
    files,
    steps: [
      {
        command: ["/bin/sh", "-ec", `${MAKE_READY}\n[ -e run ] || { echo '${NO_RUN}' >&2; exit 1; }`],
        environment: { LC_ALL: "C.UTF-8", TMPDIR: "/var/tmp" },
        needsProc: false,
        limits: {
          // It may compile several programs.
          cpuMs: 60_000,
          wallMs: 150_000,
          memoryBytes: 1024 * MEBIBYTE,
          outputBytes: MEBIBYTE,
          errorOutputBytes: MEBIBYTE,
          processes: 64,
          stackBytes: 64 * MEBIBYTE,
          fileBytes: 64 * MEBIBYTE,
        },
        refusal: NO_RUNTIME,
      },
    ],
    keep: [SCRIPT_STARTER, SCRIPT_FOLDER],
    entryOf: async () => SCRIPT_STARTER,
  };
}

const NO_RUNTIME: RuntimeRefusal = { runtime: "the shell", isSaidBy: () => false, control: () => ["/bin/true"] };
