import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const FILES: Readonly<Record<string, string>> = {
  "problem.yaml": `problem_format_version: 2023-07
name: A Package
limits: { time_limit: 2 }
verdict: { order: 1, difficulty: easy, tag: dp, starter_code: { cpp: a, java: b, javascript: c } }
`,
  "statement/problem.en.md": "Print it.",
  "data/sample/1.in": "1\n",
  "data/sample/1.ans": "1\n",
  "data/sample/1.desc": "As it is.\n",
  "submissions/accepted/solution.cpp": "AC\n",
  "submissions/accepted/Main.java": "AC\n",
  "submissions/accepted/solution.js": "AC\n",
};

/** A package of our own catalogue with one visible test and these further or other files; returns its folder. */
export async function writeTestPackage(
  catalogue: string,
  slug: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = path.join(catalogue, slug);
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}
