import { type PackageFolder, readText } from "./package-folder.ts";

/** DOMjudge's own file beside problem.yaml, or instead of it: lines of `key = value`, quoted or not. */
export const DOMJUDGE_INI = "domjudge-problem.ini";
export const MOST_INI_BYTES = 64 * 1024;

/** Null where the file or the key is missing or the value empty. */
export async function readIniValue(pack: PackageFolder, key: string): Promise<string | null> {
  const text = (await readText(pack, DOMJUDGE_INI, MOST_INI_BYTES)) ?? "";
  for (const line of text.split(/\r\n?|\n/)) {
    const [name, ...rest] = line.split("=");
    if (name?.trim() !== key) continue;
    return valueIn(rest.join("=").trim()) || null;
  }
  return null;
}

function valueIn(text: string): string {
  const quoted = /^(["'])(.*?)\1/.exec(text);
  return (quoted?.[2] ?? text.replace(/[;#].*$/, "")).trim();
}
