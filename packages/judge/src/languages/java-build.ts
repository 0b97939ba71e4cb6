import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import type { Jdk } from "./find-jdk.ts";
import { type ClassSummary, summarizeClass } from "./java-class-file.ts";
import type { BuildPlan, SourceFile } from "./language.ts";
import { JAVAC_REFUSAL } from "./refused-by-machine.ts";

/** Where the compiled classes lie in the program's folder. */
export const CLASS_FOLDER = "classes";
/**
 * With the names of local variables: a NullPointerException then says which one is null, and the program can be
 * recorded step by step as it is. Inline concatenation: the default one starts the invokedynamic machinery in every run
 * (24 % of a short one's CPU).
 */
export const COMPILE_FLAGS = [
  "-g",
  "-XDstringConcat=inline",
  "-proc:none",
  "-encoding",
  "UTF-8",
  "-nowarn",
  "-d",
  CLASS_FOLDER,
];
/** With the one, javac says nothing of the others. */
function flagsWith(lint: readonly string[]): readonly string[] {
  return COMPILE_FLAGS.map((flag) => (flag === "-nowarn" ? `-Xlint:${lint.join(",")}` : flag));
}

/**
 * A compiler lives for a second: the optimising compiler and a parallel collector never pay (0.67 of the time without).
 */
const COMPILER_JVM_FLAGS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx512m", "-Xss256m"];
/**
 * Text is UTF-8 for every program, as it is in a JDK from 18 on whatever the machine says. The launcher finds its
 * libraries through /proc, which a box of Java then needs for nothing else; told where they are it does without, also
 * where the host cannot give a box a /proc (a container that hides parts of its own). Tried with JDK 17 and 25.
 */
export function javaEnvironment(jdk: Pick<Jdk, "home">): Readonly<Record<string, string>> {
  return { LC_ALL: "C.UTF-8", LD_LIBRARY_PATH: path.join(jdk.home, "lib") };
}

/**
 * All files together; what starts is the class of the first one, if it can be started, else Main or any other. `lint`:
 * names of warnings to be told, which change nothing of the program.
 */
export function javaPlan(jdk: Jdk, files: readonly SourceFile[], lint: readonly string[] = []): BuildPlan {
  const names = files.map(({ name }) => name);
  return {
    // Editors on Windows write this mark; g++ and Node pass over it, javac does not.
    files: files.map(({ name, content }) => ({ name, content: content.replace(/^\uFEFF/, "") })),
    steps: [
      {
        command: [
          path.join(jdk.home, "bin/javac"),
          ...COMPILER_JVM_FLAGS.map((flag) => `-J${flag}`),
          ...(lint.length === 0 ? COMPILE_FLAGS : flagsWith(lint)),
          ...names,
        ],
        environment: javaEnvironment(jdk),
        needsProc: false,
        limits: {
          cpuMs: 20_000,
          wallMs: 60_000,
          memoryBytes: 1024 * MEBIBYTE,
          outputBytes: MEBIBYTE,
          errorOutputBytes: MEBIBYTE,
          processes: 128,
          stackBytes: 64 * MEBIBYTE,
          fileBytes: 64 * MEBIBYTE,
        },
        refusal: JAVAC_REFUSAL,
      },
    ],
    keep: [CLASS_FOLDER],
    entryOf: (folder) => mainClassOf(path.join(folder, CLASS_FOLDER), path.parse(names[0] ?? "").name),
  };
}

/** The public class when it has a main, else Main, else the first by name that has one. */
async function mainClassOf(classFolder: string, publicName: string): Promise<string | null> {
  const names = await readdir(classFolder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // An empty source makes no class and no folder. Any other failure is the machine's.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const classes: ClassSummary[] = [];
  for (const name of names.filter((file) => file.endsWith(".class")).sort()) {
    classes.push(summarizeClass(await readFile(path.join(classFolder, name))));
  }
  const preference = (summary: ClassSummary): number => {
    const simpleName = summary.name.slice(summary.name.lastIndexOf(".") + 1);
    const isPreferred = simpleName === publicName ? 0 : simpleName === "Main" ? 1 : 2;
    return (summary.hasStaticMain ? 0 : summary.hasInstanceMain ? 3 : 6) + isPreferred;
  };
  classes.sort((a, b) => preference(a) - preference(b));
  return classes[0]?.name ?? null;
}
