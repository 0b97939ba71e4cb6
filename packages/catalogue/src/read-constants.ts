import * as z from "zod/mini";
import { PackageError } from "./package-error.ts";
import type { PackageFolder } from "./package-folder.ts";
import { readYamlAsText } from "./read-yaml.ts";

const TEXT = "must be a text";
/** Since 2025-09 a constant may have several spellings, of which `value` is the one that its bare name stands for. */
const Spellings = z.record(z.string(), z.string(TEXT));
const Constants = z.record(
  z.string(),
  z.union([z.string(), Spellings], "must be a text or a map of texts"),
  "must be a map of names to values",
);
const ConstantsFile = z.object({ constants: z.nullish(z.union([z.literal(""), Constants])) }, "must be a map");

/**
 * What all texts of a package together may grow by when their constants are filled in: a text of 250 KB can hold 50,000
 * tags.
 */
const MOST_GROWTH = 1024 * 1024;

/**
 * `{{name}}` stands for the constant of that name; other tags stay as they are. Throws PackageError when the package's
 * texts grow by too much.
 */
export type FillConstants = (text: string) => string;

const TAG = /\{\{([a-zA-Z_][a-zA-Z0-9_]*(?:\.[a-zA-Z_][a-zA-Z0-9_]*)?)\}\}/g;

/**
 * The values go into texts as they are written, by the names of tags: `limit`, and `limit.GERMAN` for a spelling of it.
 */
export async function readConstants(pack: PackageFolder, file: string): Promise<FillConstants> {
  const constants = (await readYamlAsText(pack, file, ConstantsFile))?.constants || {};
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(constants)) {
    if (typeof value === "string") values.set(name, value);
    else for (const [spelling, text] of Object.entries(value)) values.set(`${name}.${spelling}`, text);
    const own = values.get(`${name}.value`);
    if (own !== undefined) values.set(name, own);
  }
  let growth = 0;
  return (text) =>
    text.replace(TAG, (tag: string, name: string) => {
      const value = values.get(name) ?? tag;
      growth += Math.max(0, value.length - tag.length);
      if (growth > MOST_GROWTH)
        throw new PackageError(file, "constants: make the package's texts larger by more than 1 MiB");
      return value;
    });
}
