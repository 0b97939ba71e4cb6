import type { LanguageHere } from "@verdict/contract/jobs";
import type { LanguageId } from "@verdict/contract/language";
import type { PythonPreload } from "@verdict/sandbox/build-zygote";
import type { Tool } from "@verdict/sandbox/sandbox";
import { askVersion } from "./ask-version.ts";
import { type FoundLanguage, findDefinedLanguage } from "./defined-language.ts";
import type { Language } from "./language.ts";
import type { LanguageDefinition } from "./language-definition.ts";

/** The defined languages of this machine, which an operator may install while the judge runs. */
export interface InstalledLanguages {
  all(): readonly Language[];
  /** Undefined for what is not installed, or was not at the last look. */
  find(id: LanguageId): Language | undefined;
  /** What boxes see of those that were there at the beginning: it stays the same for the life of a judge. */
  tools: readonly Tool[];
  /** Looks again, and says what there is. */
  look(): Promise<Record<LanguageId, LanguageHere>>;
}

/** `folder` is kept over restarts. */
export async function openInstalledLanguages(
  definitions: readonly LanguageDefinition[],
  folder: string,
  preload: PythonPreload | null = null,
): Promise<InstalledLanguages> {
  let found = await findAll();
  const tools = [...found.values()].flatMap((each) => each.tools);
  const shown = new Set(tools.map(({ boxPath }) => boxPath));
  const versions = new Map<string, string>();

  async function findAll(): Promise<Map<LanguageId, FoundLanguage>> {
    const all = new Map<LanguageId, FoundLanguage>();
    for (const definition of definitions) {
      const each = await findDefinedLanguage(definition, folder, preload);
      if (each !== null) all.set(definition.facts.id, each);
    }
    return all;
  }

  /** Asks once for each state of the program, and lets nobody wait for the answer. */
  function versionOf({ language, program }: FoundLanguage, { versionArguments }: LanguageDefinition): string {
    const known = versions.get(language.fingerprint);
    if (known !== undefined) return known;
    versions.set(language.fingerprint, "");
    void askVersion(program, versionArguments).then((version) => versions.set(language.fingerprint, version));
    return "";
  }

  /** Boxes cannot be shown what has come since they began: a compiler that is half there would blame the program. */
  const isUsable = (each: FoundLanguage) => each.tools.every(({ boxPath }) => shown.has(boxPath));

  function standingOf(definition: LanguageDefinition): LanguageHere {
    const each = found.get(definition.facts.id);
    if (each === undefined) return { state: "missing", text: definition.install };
    if (!isUsable(each)) return { state: "restart", text: "" };
    return { state: "ready", text: versionOf(each, definition) };
  }

  const usable = () => [...found.values()].filter(isUsable);
  return {
    all: () => usable().map(({ language }) => language),
    find: (id) => usable().find(({ language }) => language.id === id)?.language,
    tools,
    async look() {
      found = await findAll();
      return Object.fromEntries(
        definitions.map((definition) => [definition.facts.id, standingOf(definition)] as const),
      );
    },
  };
}
