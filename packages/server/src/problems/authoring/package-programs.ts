import type { PackagePrograms } from "@verdict/contract/author-programs";
import type { StudyMaterial } from "@verdict/contract/studies";

/** Lines of one generator that a menu has room for. */
const MOST_PARAMETERS = 40;

const NONE: PackagePrograms = { generators: [], validators: [], bruteForce: null };

/** `material` is null for a problem without a package, or of one that does not say how to make inputs. */
export function presentPackagePrograms(material: StudyMaterial | null): PackagePrograms {
  if (material === null) return NONE;
  const { generators, smallCases, fullCases, validators, bruteForce } = material;
  const commands = [...smallCases, ...fullCases];
  return {
    generators: Object.entries(generators)
      .toSorted(byName)
      .map(([name, { language, source }]) => ({
        name,
        language,
        code: source,
        parameters: parametersOf(name, commands),
      })),
    validators: validators.map(({ language, source }) => ({ language, code: source })),
    bruteForce: bruteForce === null ? null : { language: bruteForce.language, code: bruteForce.source },
  };
}

/** The database keeps them in an order of its own. */
function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a.localeCompare(b, "en");
}

/** What follows the generator's name in its commands, each once. */
function parametersOf(name: string, commands: readonly string[]): string[] {
  const own = commands.filter((command) => command.startsWith(`${name} `));
  return [...new Set(own.map((command) => command.slice(name.length + 1).trim()))].slice(0, MOST_PARAMETERS);
}
