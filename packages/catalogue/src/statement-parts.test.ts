import { promises as fs } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { exportedProblem } from "./exported-problem.ts";
import { packageContent } from "./package-content.ts";
import { packageFindings } from "./package-findings.ts";
import { readPackage } from "./read-package.ts";
import { removeFolders, SMALL_PACKAGE, writeFolder } from "./testing/write-folder.ts";
import { writePackage } from "./write-package.ts";

/** Statements as real packages have them: LaTeX with pictures, in several languages, PDFs, attachments. */
afterEach(removeFolders);

const SAMPLE = { "data/sample/1.in": "2 3\n", "data/sample/1.ans": "5\n" };
const LATEX = "\\problemname{Plus}\nSee \\includegraphics[width=0.5\\textwidth]{plane}.\n\\nextsample\nEnd.";
const folderWith = (files: Record<string, string>) =>
  writeFolder("plus", { ...SMALL_PACKAGE, "problem.yaml": "name: { sv: Plus på svenska }\n", ...SAMPLE, ...files });
const read = async (files: Record<string, string>) => readPackage(await folderWith(files));

test("LaTeX becomes Markdown, with pictures, a title and the sample where it was asked for", async () => {
  const problem = await read({ "problem_statement/problem.tex": LATEX, "problem_statement/plane.png": "x" });
  expect(problem.statement).toBe(
    'See <img src="plane.png" alt="Figure" width="50%">.\n\n**Example 1**\n\nInput\n\n```\n2 3\n```\n\nOutput\n\n```\n5\n```\n\nEnd.',
  );
  expect(problem.files.map((file) => file.path)).toEqual(["statement/plane.png", "statement/problem.tex"]);
  expect(problem.statementFindings).toEqual([]);
});

test("English comes first, each language has its own text and title, and Markdown comes before LaTeX", async () => {
  const problem = await read({
    "statement/problem.sv.tex": "\\problemname{Titel}\nSvenska.",
    "statement/problem.en.md": "English. {{remainingsamples}}",
    "statement/problem.en.tex": "Not this.",
    "statement/problem.da.md": "Dansk.",
  });
  expect(problem).toMatchObject({ statement: "English. ", statementLanguage: "en", statementSource: null });
  expect(problem.translations).toEqual([
    { language: "da", title: null, markdown: "Dansk.", source: null },
    { language: "sv", title: "Plus på svenska", markdown: "Svenska.", source: "statement/problem.sv.tex" },
  ]);
});

test("a PDF is a statement where there is no other, also beside problem.yaml", async () => {
  const problem = await read({ "problem.pdf": "%PDF-1.4" });
  expect(problem.statement).toBe("[The statement (PDF)](<problem.pdf>)");
  expect(problem.files.map((file) => file.path)).toEqual(["statement/problem.pdf"]);
});

test("a PDF or attachments behind a link that leaves the package are left out, and nothing is read there", async () => {
  const folder = await folderWith({});
  await fs.symlink("/etc/hostname", path.join(folder, "problem.pdf"));
  await fs.symlink("/etc", path.join(folder, "attachments"));
  const problem = await readPackage(folder);
  expect(problem).toMatchObject({ statement: null, files: [] });
  expect(problem.statementFindings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "problem.pdf: was left out: problem.pdf is a link that leaves the package",
    "attachments: was left out: attachments is a link that leaves the package",
  ]);
});

test("what cannot be kept or shown is named, and refuses nothing", async () => {
  const folder = await folderWith({
    "statement/problem.en.tex": "\\includegraphics{gone} \\strange{text}",
    "statement/problem.de.tex": "{".repeat(100),
    "statement/marbles.xcf": "x",
    "statement/an image.png": "x",
    "attachments/tool.py": "print()",
    "attachments/more/a.py": "",
  });
  const problem = await readPackage(folder);
  expect(problem.statement).toBe("text");
  expect(problem.files.map((file) => file.path)).toContain("attachments/tool.py");
  const lines = (await packageFindings(folder, problem)).map(({ file, message }) => `${file}: ${message}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      "statement/an image.png: was left out: its name holds more than letters, digits and . _ + -",
      "statement/marbles.xcf: was left out: browsers do not show it",
      "attachments/more: was left out: it is a folder",
      "statement/problem.en.tex: names pictures that are not there: gone",
      "statement/problem.en.tex: holds commands that we do not know and left out: \\strange",
      "statement/problem.de.tex: was left out: is nested too deeply",
    ]),
  );
});

describe("an export", () => {
  test("gives LaTeX, pictures, languages and attachments back, and reading it gives the same", async () => {
    const problem = await read({
      "problem_statement/problem.en.tex": LATEX,
      "problem_statement/problem.sv.md": "Svenska.",
      "problem_statement/plane.png": "x",
      "attachments/tool.py": "print()",
    });
    const folder = path.join(await writeFolder("parent", {}), "plus");
    await writePackage(exportedProblem(problem), folder);
    const again = await readPackage(folder);
    const partsOf = ({ statement, statementSource, translations, files }: typeof problem) => ({
      ...{ statement, statementSource, translations },
      files: files.map((file) => [file.path, file.bytes]),
    });
    expect(partsOf(again)).toEqual(partsOf(problem));
  });

  test("has one statement in each language: the LaTeX, or the Markdown that was edited since", async () => {
    const problem = exportedProblem(await read({ "statement/problem.en.tex": "Text.", "statement/plane.png": "x" }));
    const names = (changed: object) =>
      packageContent({ ...problem, ...changed }).flatMap((file) => (/^statement/.test(file.path) ? [file.path] : []));
    expect(names({})).toEqual(["statement/plane.png", "statement/problem.en.tex"]);
    expect(names({ statementSource: null })).toEqual(["statement/problem.en.md", "statement/plane.png"]);
  });
});
