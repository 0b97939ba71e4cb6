import { promises as fs } from "node:fs";
import path from "node:path";
import { findFile, listFolder, type PackageFolder, readText } from "../package-folder.ts";

const MOST_PART_BYTES = 1024 * 1024;
const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
const PICTURE = /\.(png|jpe?g|gif|webp|svg|pdf)$/i;

/** Polygon names languages by their English names. */
const CODES: Readonly<Record<string, string>> = {
  ...{ english: "en", russian: "ru", ukrainian: "uk", french: "fr", german: "de", spanish: "es", portuguese: "pt" },
  ...{ polish: "pl", czech: "cs", slovak: "sk", italian: "it", romanian: "ro", turkish: "tr", chinese: "zh" },
  ...{ japanese: "ja", korean: "ko", vietnamese: "vi", indonesian: "id", kazakh: "kk", armenian: "hy", arabic: "ar" },
  ...{ azerbaijani: "az", georgian: "ka", hungarian: "hu", bulgarian: "bg", serbian: "sr", croatian: "hr" },
  ...{ dutch: "nl", swedish: "sv", finnish: "fi", estonian: "et", latvian: "lv", lithuanian: "lt", greek: "el" },
  ...{ hebrew: "he", persian: "fa", mongolian: "mn", belarusian: "be", uzbek: "uz", kyrgyz: "ky", thai: "th" },
};

/** The parts of a statement in their order, with the headings that Polygon gives them. */
const PARTS = ["legend", "input", "output", "interaction", "scoring", "notes"] as const;
const HEADINGS: Readonly<Record<string, Readonly<Record<(typeof PARTS)[number], string>>>> = {
  en: { legend: "", input: "Input", output: "Output", interaction: "Interaction", scoring: "Scoring", notes: "Note" },
  ru: {
    legend: "",
    input: "Входные данные",
    output: "Выходные данные",
    interaction: "Протокол взаимодействия",
    scoring: "Система оценки",
    notes: "Примечание",
  },
};

/** Macros of Polygon's own style that plain LaTeX has not, or has with another meaning. */
const MACROS = `\\newcommand{\\t}[1]{\\texttt{#1}}
\\newcommand{\\InputFile}{\\section*{Input}}
\\newcommand{\\OutputFile}{\\section*{Output}}
\\newcommand{\\Interaction}{\\section*{Interaction}}
\\newcommand{\\Scoring}{\\section*{Scoring}}
\\newcommand{\\Note}{\\section*{Note}}
`;

export function codeOf(language: string): string | null {
  return Object.hasOwn(CODES, language) ? (CODES[language] ?? null) : null;
}

/**
 * Writes each language's statement as one file of LaTeX, from its parts or else from the whole that Polygon made of
 * them, with the pictures beside. `note` hears of languages that are left out.
 */
export async function convertStatements(
  pack: PackageFolder,
  into: string,
  { names, note }: { names: ReadonlyMap<string, string>; note: (file: string, message: string) => void },
): Promise<void> {
  const folders = new Map<string, string>();
  for (const root of ["statements", "statement-sections"]) {
    for (const { kind, name } of await listFolder(pack, root))
      if (kind === "folder") folders.set(name, `${root}/${name}`);
  }
  for (const [language, folder] of folders) {
    const code = codeOf(language);
    if (code === null) {
      note(folder, "was left out: it is in a language whose code is not known here");
      continue;
    }
    const title = names.get(language) ?? (await readText(pack, `${folder}/name.tex`, MOST_PART_BYTES))?.trim() ?? "";
    const text = (await fromParts(pack, folder, code)) ?? (await fromWhole(pack, `statements/${language}/problem.tex`));
    if (text === null) continue;
    await write(path.join(into, "statement", `problem.${code}.tex`), `${MACROS}\\problemname{${title}}\n\n${text}`);
    for (const { kind, name } of await listFolder(pack, folder)) {
      if (kind === "folder" || !PICTURE.test(name) || name === "problem.pdf") continue;
      const found = await findFile(pack, `${folder}/${name}`, MOST_PICTURE_BYTES).catch(() => null);
      if (found === null) note(`${folder}/${name}`, "was left out: it is larger than 8 MiB");
      else await fs.copyFile(found.absolutePath, path.join(into, "statement", name));
    }
  }
}

async function fromParts(pack: PackageFolder, folder: string, code: string): Promise<string | null> {
  const headings = HEADINGS[code] ?? HEADINGS["en"];
  const parts: string[] = [];
  for (const part of PARTS) {
    const text = await readText(pack, `${folder}/${part}.tex`, MOST_PART_BYTES);
    if (!text?.trim()) continue;
    const heading = headings?.[part] ?? "";
    parts.push(heading === "" ? text : `\\section*{${heading}}\n${text}`);
  }
  return parts.length === 0 ? null : parts.join("\n\n");
}

/** Without what stands around it and the examples, which are shown from the tests. */
async function fromWhole(pack: PackageFolder, file: string): Promise<string | null> {
  const text = await readText(pack, file, MOST_PART_BYTES);
  if (text === null) return null;
  const inside = text
    .replace(/\\begin\{problem\}(?:\{[^{}]*\})*/, "")
    .replace("\\end{problem}", "")
    .replace(/\\Examples?\b/g, "");
  return withoutExamples(inside);
}

/**
 * In one pass over where they begin and end: a pattern for both would look for the end of each that has none through
 * all the rest, in 45 languages.
 */
export function withoutExamples(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let begin: number | null = null;
  for (const { 0: mark, 1: what, index } of text.matchAll(/\\(begin|end)\{example(?:wide|three)?\}/g)) {
    if (what === "begin") begin ??= index;
    else if (begin !== null) {
      kept.push(text.slice(from, begin));
      from = index + mark.length;
      begin = null;
    }
  }
  return [...kept, text.slice(from)].join("");
}

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}
