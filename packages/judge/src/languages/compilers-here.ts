import type { LanguageId } from "@verdict/contract/language";
import { askVersion } from "./ask-version.ts";
import { installedProgram } from "./defined-language.ts";
import { findCppCompiler } from "./find-cpp-compiler.ts";
import { findJdk } from "./find-jdk.ts";
import { FURTHER_DEFINITIONS } from "./further/further-definitions.ts";

/** What this machine has for a language. */
export interface CompilerHere {
  id: LanguageId;
  /** As its program says it; null where it is not installed. */
  version: string | null;
  /** The command or the package that brings it. */
  install: string;
}

/** Of every language that a judge knows, core ones first. Looks only: makes nothing and compiles no program. */
export async function compilersHere(
  javaHome: string | undefined,
  programFolders: readonly string[],
): Promise<CompilerHere[]> {
  const [cpp, jdk, ...further] = await Promise.all([
    findCppCompiler(),
    findJdk(javaHome, programFolders),
    ...FURTHER_DEFINITIONS.map(async (definition) => {
      const program = await installedProgram(definition);
      const version = program === null ? null : await askVersion(program, definition.versionArguments);
      return { id: definition.facts.id, version, install: definition.install };
    }),
  ]);
  const node = `Node ${process.version}`;
  return [
    { id: "javascript", version: node, install: "npm start" },
    { id: "cpp", version: cpp === null ? null : bannerOf(cpp.version), install: "apt-get install g++" },
    {
      id: "java",
      version: jdk === null ? null : `JDK ${jdk.version}`,
      install: "apt-get install openjdk-17-jdk-headless",
    },
    ...further,
    { id: "typescript", version: node, install: "npm start" },
  ];
}

/** Behind what people want to know stand size and time of the compiler proper. */
function bannerOf(version: string): string {
  return version.replace(/ \d+ [\d.]+$/, "");
}
