import * as z from "zod/mini";
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

/** The values as they are written, by the names that tags may use: `limit`, and `limit.GERMAN` for a spelling of it. */
export async function readConstants(pack: PackageFolder, file: string): Promise<Readonly<Record<string, string>>> {
  const constants = (await readYamlAsText(pack, file, ConstantsFile))?.constants || {};
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(constants)) {
    if (typeof value === "string") values[name] = value;
    else for (const [spelling, text] of Object.entries(value)) values[`${name}.${spelling}`] = text;
    const own = values[`${name}.value`];
    if (own !== undefined) values[name] = own;
  }
  return values;
}

const TAG = /\{\{([a-zA-Z_][a-zA-Z0-9_]*(?:\.[a-zA-Z_][a-zA-Z0-9_]*)?)\}\}/g;

/** `{{name}}` stands for the constant of that name; other tags stay as they are. */
export function replaceConstants(text: string, constants: Readonly<Record<string, string>>): string {
  return text.replace(TAG, (tag: string, name: string) =>
    Object.hasOwn(constants, name) ? (constants[name] ?? tag) : tag,
  );
}
