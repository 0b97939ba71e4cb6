import { access } from "node:fs/promises";
import type { LanguageHere } from "@verdict/contract/jobs";
import { type CoreLanguageId, isCore, type LanguageId, languageName } from "@verdict/contract/language";
import { buildPythonZygote, buildZygote } from "@verdict/sandbox/build-zygote";
import type { Tool } from "@verdict/sandbox/sandbox";
import { cppLanguage } from "./languages/cpp.ts";
import { openCppRecorder } from "./languages/cpp-recorder/open-cpp-recorder.ts";
import { findCppCompiler } from "./languages/find-cpp-compiler.ts";
import { findJdk, JDK_IN_BOX } from "./languages/find-jdk.ts";
import { FURTHER_DEFINITIONS } from "./languages/further/further-definitions.ts";
import { typescriptLanguage, typescriptTools } from "./languages/further/typescript.ts";
import { openInstalledLanguages } from "./languages/installed-languages.ts";
import { javaLanguage } from "./languages/java.ts";
import { JAVA_TOOLS_CLASSES, openJavaTools } from "./languages/java-tools.ts";
import { javascriptLanguage } from "./languages/javascript.ts";
import { javascriptLibraries } from "./languages/javascript-libraries.ts";
import { javascriptLookTools } from "./languages/javascript-look.ts";
import { javascriptRecorderTools } from "./languages/javascript-recorder.ts";
import type { Language } from "./languages/language.ts";
import type { LanguageDefinition } from "./languages/language-definition.ts";
import { LanguageUnavailableError } from "./languages/missing-language.ts";
import { openPragmaHeaders } from "./languages/pragma-headers.ts";
import { openPrecompiledHeader } from "./languages/precompiled-header.ts";
import { pythonRecorderTools } from "./languages/python-recorder.ts";
import {
  type ValidatorLanguage,
  type ValidatorLanguageId,
  validatorLanguages,
} from "./languages/validator-languages.ts";

/** What this machine can judge. */
export interface Toolchains {
  languages: readonly Language[];
  /** Throws LanguageUnavailableError. */
  languageOf(id: LanguageId): Language;
  /** Throws an Error in one line. */
  validatorLanguageOf(id: ValidatorLanguageId): ValidatorLanguage;
  /** What the boxes must see of them. */
  tools: readonly Tool[];
  /** One line for each language, for people: what it runs with, or what to install. */
  lines: readonly string[];
  /**
   * Resolves when everything is there that makes them quick. All languages can be judged before that. Rejects where it
   * could not be made.
   */
  made: Promise<void>;
  /** Looks again for the further languages, and says what there is. */
  look(): Promise<Record<LanguageId, LanguageHere>>;
}

/** Where boxes see what is in other places on each machine. */
const HEADERS_IN_BOX = "/opt/judge/headers";
const JAVA_TOOLS_IN_BOX = "/opt/judge/java-tools";

const ADVICE: Record<CoreLanguageId, string> = {
  cpp: "C++ cannot be judged: there is no g++ that knows C++20 (apt-get install g++)",
  java: "Java cannot be judged: there is no JDK from release 17 on (apt-get install openjdk-17-jdk-headless)",
  javascript: "JavaScript cannot be judged",
};

const NEEDED_BY_VALIDATORS: Record<ValidatorLanguageId, string> = {
  cpp: "a C++ validator needs g++",
  java: "a Java validator needs a JDK",
  python: "a Python validator needs python3",
};

/** `sharedFolder` keeps the precompiled headers over restarts. `signal` ends what is still being made. */
export async function findToolchains(
  sharedFolder: string,
  javaHome: string | undefined,
  programFolders?: readonly string[],
  signal?: AbortSignal,
  definitions: readonly LanguageDefinition[] = FURTHER_DEFINITIONS,
): Promise<Toolchains> {
  const [compiler, jdk, preload, pythonPreload, python] = await Promise.all([
    findCppCompiler(),
    findJdk(javaHome, programFolders),
    buildZygote(),
    buildPythonZygote(),
    firstThatExists(["/usr/bin/python3"]),
  ]);
  const [header, javaTools] = await Promise.all([
    compiler === null ? null : openPrecompiledHeader(compiler, sharedFolder, signal),
    jdk === null ? null : openJavaTools(jdk, sharedFolder, signal),
  ]);
  const headerFolder = header?.folder ?? null;
  const cppRecorder = await openCppRecorder(compiler, { folder: sharedFolder, after: header?.made, signal });
  const makings = [header?.made, javaTools?.made, cppRecorder?.made];
  // Not before all have ended: nothing is written any more once it is known that one could not be made.
  const made = Promise.allSettled(makings).then(async () => void (await Promise.all(makings)));
  made.catch(() => undefined); // Whoever needs to know waits for it.
  const javascript = javascriptLanguage(preload);
  const languages = new Map<LanguageId, Language>([["javascript", javascript]]);
  const shownHeaders = headerFolder === null ? null : HEADERS_IN_BOX;
  const shownJdk = jdk === null ? null : { ...jdk, home: JDK_IN_BOX };
  const pragmaHeaders =
    compiler === null || headerFolder === null
      ? null
      : await openPragmaHeaders(compiler, { hostFolder: headerFolder, boxFolder: HEADERS_IN_BOX });
  if (compiler !== null) {
    languages.set("cpp", cppLanguage(compiler, shownHeaders, pragmaHeaders, cppRecorder?.tools));
  }
  if (shownJdk !== null && javaTools !== null) {
    const toolsFolder = `${JAVA_TOOLS_IN_BOX}/${JAVA_TOOLS_CLASSES}`;
    languages.set("java", javaLanguage(shownJdk, { toolsFolder, toolsMade: javaTools.made }));
  }
  const typescript = typescriptLanguage(javascript, preload.node);
  languages.set(typescript.id, typescript);
  const runnable = definitions.filter(({ needsJdk }) => needsJdk !== true || jdk !== null);
  const installed = await openInstalledLanguages(runnable, sharedFolder, pythonPreload);
  const further = [...installed.all(), typescript];
  const validators = validatorLanguages({ compiler, headerFolder: shownHeaders, jdk: shownJdk, python });
  return {
    languages: [...languages.values(), ...installed.all()],
    languageOf(id) {
      const language = languages.get(id) ?? installed.find(id);
      if (language === undefined) {
        throw new LanguageUnavailableError(id, isCore(id) ? ADVICE[id] : adviceFor(definitions, id));
      }
      return language;
    },
    validatorLanguageOf(id) {
      const language = validators[id];
      if (language === null) throw new Error(NEEDED_BY_VALIDATORS[id]);
      return language;
    },
    tools: [
      ...preload.tools,
      ...(pythonPreload?.tools ?? []),
      ...javascriptLookTools(),
      ...javascriptLibraries(),
      ...javascriptRecorderTools,
      ...typescriptTools,
      ...pythonRecorderTools,
      ...installed.tools,
      ...(cppRecorder?.shown ?? []),
      ...shownAt(HEADERS_IN_BOX, headerFolder),
      ...shownAt(JDK_IN_BOX, jdk?.home ?? null),
      ...shownAt(JAVA_TOOLS_IN_BOX, javaTools?.folder ?? null),
    ],
    lines: [
      compiler === null ? ADVICE.cpp : `C++: ${compiler.path} -std=${compiler.standard} ${compiler.flags.join(" ")}`,
      jdk === null ? ADVICE.java : `Java: JDK ${jdk.version} in ${jdk.home}`,
      `JavaScript: node ${process.version}`,
      `Further languages, where they are switched on: ${further.map(({ id }) => languageName(id)).join(", ")}`,
    ],
    made,
    async look() {
      const node = `Node ${process.version}`;
      return { ...(await installed.look()), [typescript.id]: { state: "ready", text: node } };
    },
  };
}

function adviceFor(definitions: readonly LanguageDefinition[], id: LanguageId): string {
  const definition = definitions.find(({ facts }) => facts.id === id);
  const lacking =
    definition === undefined ? "this judge does not know it" : `it is not installed (${definition.install})`;
  return `${languageName(id)} cannot be judged: ${lacking}`;
}

function shownAt(boxPath: string, hostPath: string | null): Tool[] {
  return hostPath === null ? [] : [{ hostPath, boxPath }];
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
