import * as z from "zod/mini";
import { PackageError } from "../package-error.ts";
import { openPackageFolder } from "../package-folder.ts";
import { readYaml } from "../read-yaml.ts";

/**
 * Beside the solutions: changes of a reference that no test can catch, each with the author's argument why.
 *
 *   - file: accepted/solution.js
 *     before: "if (a < b) best = a;"
 *     after: "if (a <= b) best = a;"
 *     reason: both branches give the same for equal values
 */
const EQUIVALENT_MUTANTS = "submissions/equivalent_mutants.yaml";

const Text = z.string("must be a text").check(z.minLength(1, "must not be empty"));
const EquivalentMutants = z.array(
  z.strictObject({ file: Text, before: Text, after: Text, reason: Text }),
  "must be a list",
);

/** The lines as they are without the blanks around them. */
export type EquivalentMutant = z.infer<typeof EquivalentMutants>[number];

/** Empty where the package has none. Throws PackageError. */
export async function readEquivalentMutants(folder: string): Promise<EquivalentMutant[]> {
  const pack = await openPackageFolder(folder);
  const found = (await readYaml(pack, EQUIVALENT_MUTANTS, EquivalentMutants)) ?? [];
  const known = new Set<string>();
  for (const { file, before, after } of found) {
    const key = JSON.stringify([file, before, after]);
    if (known.has(key)) throw new PackageError(EQUIVALENT_MUTANTS, `names the change of "${before}" twice`);
    known.add(key);
  }
  return found;
}
