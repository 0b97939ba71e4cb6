import { access } from "node:fs/promises";
import type { LanguageId } from "@verdict/contract/language";
import { cppLanguage } from "./languages/cpp.ts";
import { findCppCompiler } from "./languages/find-cpp-compiler.ts";
import { findJdk, type Jdk } from "./languages/find-jdk.ts";
import { javaLanguage } from "./languages/java.ts";
import { ensureJavaTools } from "./languages/java-tools.ts";
import { javascriptLanguage } from "./languages/javascript.ts";
import type { Language } from "./languages/language.ts";
import { ensurePrecompiledHeader } from "./languages/precompiled-header.ts";
import { LanguageUnavailableError } from "./missing-language.ts";
import type { ValidatorTools } from "./validator-program.ts";

/** What this machine can judge. */
export interface Toolchains {
  languageOf(id: LanguageId): Language;
  validators: ValidatorTools;
  /** What the warm Java compiler is made of. */
  java: { jdk: Jdk; toolsFolder: string } | null;
  /** Host folders that the boxes must see. */
  readOnlyFolders: readonly string[];
  /** One line for each language, for people: what it runs with, or what to install. */
  lines: readonly string[];
}

const ADVICE: Record<LanguageId, string> = {
  cpp: "C++ cannot be judged: there is no g++ that knows C++20 (apt-get install g++)",
  java: "Java cannot be judged: there is no JDK from release 17 on (apt-get install openjdk-17-jdk-headless)",
  javascript: "JavaScript cannot be judged",
};

/** `sharedFolder` keeps the precompiled headers over restarts. */
export async function findToolchains(sharedFolder: string, javaHome: string | undefined): Promise<Toolchains> {
  const [compiler, jdk, javascript, python] = await Promise.all([
    findCppCompiler(),
    findJdk(javaHome),
    javascriptLanguage(),
    firstThatExists(["/usr/bin/python3", "/usr/local/bin/python3"]),
  ]);
  const [headerFolder, javaToolsFolder] = await Promise.all([
    compiler === null ? null : ensurePrecompiledHeader(compiler, sharedFolder),
    jdk === null ? null : ensureJavaTools(jdk, sharedFolder),
  ]);
  const languages = new Map<LanguageId, Language>([["javascript", javascript]]);
  if (compiler !== null) languages.set("cpp", cppLanguage(compiler, headerFolder));
  if (jdk !== null) languages.set("java", javaLanguage(jdk));
  return {
    languageOf(id) {
      const language = languages.get(id);
      if (language === undefined) throw new LanguageUnavailableError(id, ADVICE[id]);
      return language;
    },
    validators: { compiler, headerFolder, jdk, python },
    java: jdk === null || javaToolsFolder === null ? null : { jdk, toolsFolder: javaToolsFolder },
    readOnlyFolders: [
      ...[...languages.values()].flatMap((language) => language.readOnlyFolders),
      ...(javaToolsFolder === null ? [] : [javaToolsFolder]),
    ],
    lines: [
      compiler === null ? ADVICE.cpp : `C++: ${compiler.path} -std=${compiler.standard} ${compiler.flags.join(" ")}`,
      jdk === null ? ADVICE.java : `Java: JDK ${jdk.version} in ${jdk.home}`,
      `JavaScript: node ${process.version}`,
    ],
  };
}

async function firstThatExists(paths: readonly string[]): Promise<string | null> {
  for (const candidate of paths) {
    const exists = await access(candidate).then(
      () => true,
      () => false,
    );
    if (exists) return candidate;
  }
  return null;
}
