import { readFileSync } from "node:fs";
import path from "node:path";

/** Pages for operators whose commands are tried as they stand there. */
export type PageName = "operations" | "judge-machines";

const FOLDER = path.join(import.meta.dirname, "../../../../../docs");

/** What stands in the blocks of a page that are marked with a language, one after the other. */
export function blocksOf(page: PageName, language: string): string[] {
  const text = readPage(page);
  const found = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, marked]) => marked === language);
  if (found.length === 0) throw new Error(`docs/${page}.md has no block of ${language}`);
  return found.map(([, , block]) => block ?? "");
}

/** What stands within its sentences as code, in one line each. */
export function spansOf(page: PageName): string[] {
  const text = readPage(page).replace(/^```[\s\S]*?^```$/gm, "");
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => (span ?? "").replace(/\s+/g, " "));
}

/** The line of a page's blocks that begins like this. */
export function lineOf(page: PageName, language: string, beginning: string): string {
  const line = blocksOf(page, language)
    .flatMap((block) => block.split("\n"))
    .find((one) => one.startsWith(beginning));
  if (line === undefined) throw new Error(`docs/${page}.md has no line that begins with ${beginning}`);
  return line;
}

function readPage(page: PageName): string {
  return readFileSync(path.join(FOLDER, `${page}.md`), "utf8");
}
