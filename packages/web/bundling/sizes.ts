import { stat } from "node:fs/promises";
import { filesOf, type Manifest, readManifest } from "./manifest.ts";

/** Budgets in KiB after brotli (fonts as they are): what a first visitor downloads for a page. */
const LANDING_SCRIPT_BUDGET_KIB = 110;
const LANDING_STYLE_BUDGET_KIB = 14;
const PROBLEM_PAGE_BUDGET_KIB = 400;
/** What the page fetches by itself once the editor stands: drafts, marks, live examples. */
const TYPING_BUDGET_KIB = 16;
const BYTES_PER_KIB = 1024;

interface SizeRow {
  name: string;
  kib: number;
  budgetKib: number | null;
}

/** Prints what each page weighs; false when one is over its budget. */
export async function reportSizes(dist: string): Promise<boolean> {
  const manifest = await readManifest(dist);
  const rows = await sizeRows(manifest, dist);
  for (const row of rows) {
    const budget =
      row.budgetKib === null ? "" : `  of ${row.budgetKib}${row.kib > row.budgetKib ? "  OVER BUDGET" : ""}`;
    console.log(`${row.name.padEnd(44)}${row.kib.toFixed(1).padStart(8)} KiB${budget}`);
  }
  return rows.every((row) => row.budgetKib === null || row.kib <= row.budgetKib);
}

async function sizeRows(manifest: Manifest, dist: string): Promise<SizeRow[]> {
  const entry = filesOf(manifest, ["index.html"]);
  const weigh = (files: Iterable<string>) => weighFiles(dist, [...files]);
  const rows: SizeRow[] = [
    { name: "landing, scripts", kib: await weigh(only(entry, ".js")), budgetKib: LANDING_SCRIPT_BUDGET_KIB },
    { name: "landing, styles", kib: await weigh(only(entry, ".css")), budgetKib: LANDING_STYLE_BUDGET_KIB },
  ];
  for (const key of pageKeys(manifest)) {
    const added = [...filesOf(manifest, [key])].filter((file) => !entry.has(file));
    rows.push({ name: key.replace("src/", "+ "), kib: await weigh(added), budgetKib: null });
  }
  const problemPage = filesOf(manifest, [
    "index.html",
    "src/app/data-layout.tsx",
    "src/app/header-menus.tsx",
    ...problemPageKeys(manifest),
  ]);
  const problemPageKib = (await weigh(problemPage)) + (await weigh(fontsOf(manifest)));
  rows.push({ name: "problem page, all with fonts", kib: problemPageKib, budgetKib: PROBLEM_PAGE_BUDGET_KIB });
  const typing = ["desk/typing/attend-typing.ts", "typing-parts.tsx"].map((file) => `src/pages/problem-page/${file}`);
  for (const key of typing) if (manifest[key] === undefined) throw new Error(`the build made no chunk of ${key}`);
  const typingKib = await weigh([...filesOf(manifest, typing)].filter((file) => !problemPage.has(file)));
  rows.push({ name: "problem page, once the editor stands", kib: typingKib, budgetKib: TYPING_BUDGET_KIB });
  return rows;
}

function pageKeys(manifest: Manifest): string[] {
  return Object.keys(manifest).filter(
    (key) => key.startsWith("src/") && key.endsWith("x") && key !== "src/app/main.tsx",
  );
}

/** The page, and what it always loads next: the editor, with the largest of the languages. */
function problemPageKeys(manifest: Manifest): string[] {
  const page = "src/pages/problem-page.tsx";
  const editor = Object.keys(manifest).filter((key) => /^src\/editor\/.*editor.*\.tsx?$/.test(key));
  const parser = "src/editor/parse-javascript.ts";
  if (manifest[parser] === undefined) throw new Error(`the build made no chunk of ${parser}`);
  return [page, ...editor, parser];
}

/** The first-load fonts: Latin text, code and formulas. */
function fontsOf(manifest: Manifest): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(geist(-mono)?-latin-wght-normal|formulas-(?!more)).*\.woff2$/.test(file));
}

function only(files: Set<string>, extension: string): string[] {
  return [...files].filter((file) => file.endsWith(extension));
}

async function weighFiles(dist: string, files: readonly string[]): Promise<number> {
  const bytes = await Promise.all(
    files.map(async (file) => {
      const compressed = await stat(`${dist}/${file}.br`).catch(() => stat(`${dist}/${file}`));
      return compressed.size;
    }),
  );
  return bytes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KIB;
}
