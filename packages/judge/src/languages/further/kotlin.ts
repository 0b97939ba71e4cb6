import { MOST_THREADS } from "@verdict/contract/judging";
import { languageFacts } from "@verdict/contract/language-facts";
import { JDK_IN_BOX } from "../find-jdk.ts";
import { LATE_COMPILING } from "../java.ts";
import { javaEnvironment } from "../java-build.ts";
import type { LanguageDefinition } from "../language-definition.ts";
import { ONLINE_JUDGE } from "../online-judge.ts";
import { JVM_REFUSAL } from "../refused-by-machine.ts";
import { firstLineLike } from "../uncaught-lines.ts";

const HOME = "/opt/kotlinc";
const HOME_IN_BOX = "/opt/judge/kotlin";
const JAVA = `${JDK_IN_BOX}/bin/java`;
/** What a program of Java gets as well (java.ts): its own limit for what lives long, and some for what does not. */
const YOUNG_MIB = 32;

/**
 * Debian's compiler is of 2019: an operator puts a current one there, as its makers pack it. Programs are those of the
 * JVM, and run as Java's do; the compiler itself finds the class with the main function and writes it into the archive.
 */
export const kotlin: LanguageDefinition = {
  facts: languageFacts("kotlin"),
  programs: [`${HOME}/bin/kotlinc`],
  needs: [`${HOME}/lib/kotlin-compiler.jar`, `${HOME}/lib/kotlin-stdlib.jar`],
  needsJdk: true,
  install: "unzip kotlin-compiler-2.*.zip -d /opt",
  inWords: { build: "`kotlinc -no-reflect`", run: "as Java" },
  tools: [{ hostPath: HOME, boxPath: HOME_IN_BOX }],
  versionArguments: ["-version"],
  sourceName: "main.kt",
  alsoCompiled: /\.kt$/,
  build: {
    command: () => [
      ...[JAVA, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx640m"],
      ...["-cp", `${HOME_IN_BOX}/lib/kotlin-compiler.jar`, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"],
      ...["-kotlin-home", HOME_IN_BOX, "-no-reflect", "-nowarn", "-d", "main.jar", "main.kt"],
    ],
    environment: () => javaEnvironment({ home: JDK_IN_BOX }),
    memoryMib: 1280,
    processes: 128,
    makes: "main.jar",
    refusal: JVM_REFUSAL,
  },
  run: {
    command: ({ memoryMib, stackKib }) => [
      ...[JAVA, "-XX:+UnlockDiagnosticVMOptions", "-XX:+UseSerialGC", "-XX:-UsePerfData", ...LATE_COMPILING],
      ...[`-Xmx${memoryMib + YOUNG_MIB}m`, `-Xmn${YOUNG_MIB}m`, `-Xss${stackKib}k`, "-XX:+ExitOnOutOfMemoryError"],
      ...["-XX:+DisplayVMOutputToStderr", "-Xlog:disable", "-Xlog:all=off", `-D${ONLINE_JUDGE}=true`],
      ...["-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8"],
      ...[`-Xbootclasspath/a:${HOME_IN_BOX}/lib/kotlin-stdlib.jar`, "-jar", "/box/main.jar"],
    ],
    environment: () => javaEnvironment({ home: JDK_IN_BOX }),
    profile: "java",
    root: "toolchain",
    runtimeMib: 96,
    // Unwinding a stack that is full takes six times its size.
    marginMib: 128 + 6 * 64,
    stackMib: 64,
    processes: MOST_THREADS,
  },
  refusal: {
    ...JVM_REFUSAL,
    control: (command) => JVM_REFUSAL.control(command.map((word) => (word === "-jar" ? "-cp" : word))),
  },
  wordsOfFullMemory: ["java.lang.OutOfMemoryError"],
  uncaught: firstLineLike(/^Exception in thread "[^"]*" (?<name>[\w.$]+)/),
  wordsOfFiles: ["File("],
};
