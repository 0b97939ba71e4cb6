import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { zipPackage } from "@verdict/catalogue/write-zip";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const ENGLISH = `\\problemname{Wings}
\\illustration{0.4}{wing}{A wing, \\emph{drawn} by nobody}
A plane has $n$ wings, and each of them $1 \\le w \\le 10^9$ feathers.
\\begin{itemize}\\item \\textbf{One} line holds $a$ and $b$.\\item Nothing else.\\end{itemize}
\\section*{Output}
Print \\texttt{a+b}:
\\begin{tabular}{|l|r|}\\hline Wings & Feathers \\\\ \\hline 1 & 10 \\\\ 2 & 20 \\\\ \\hline\\end{tabular}
\\[ \\sum_{i=1}^{n} w_i \\]`;
const SWEDISH = "\\problemname{Vingar}\nEtt flygplan har $n$ vingar. \\includegraphics{wing}";
const WING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 90" width="200" height="90">
  <path d="M10 80 Q60 5 190 15 Q150 60 10 80" fill="none" stroke="black" stroke-width="4"/></svg>`;

const FILES = {
  "statement/problem.en.tex": ENGLISH,
  "statement/problem.sv.tex": SWEDISH,
  "statement/wing.svg": WING,
  "attachments/feathers.txt": "1 2 3\n",
};

test("a package's LaTeX is read with its pictures, in another language, and with its files", async ({
  adminPage: page,
}) => {
  test.slow();
  const slug = `wings-${Date.now()}`;
  const zip = zipPackage({
    slug,
    title: "Wings",
    order: null,
    statement: "made of the LaTeX",
    statementSource: "statement/problem.en.tex",
    translations: [
      { language: "sv", title: "Vingar", markdown: "made of the LaTeX", source: "statement/problem.sv.tex" },
    ],
    files: Object.entries(FILES).map(([path, content]) => ({ path, from: { content } })),
    difficulty: "easy",
    tag: "array",
    startCode: { cpp: "// C++", java: "// Java", javascript: "// JavaScript" },
    hints: [],
    limits: DEFAULT_LIMITS,
    isTimeLimitGiven: true,
    checker: TOKEN_CHECKER,
    tests: ["sample/1", "secret/1"].map((name) => ({
      ...{ name, isSample: name === "sample/1", explanation: null, checker: null },
      ...{ input: { content: "1 2\n" }, answer: { content: "3\n" } },
    })),
    solutions: [
      {
        ...{ name: "accepted/a.js", language: "javascript", expected: ["AC"] },
        source: 'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);\n',
      },
    ],
    attribution: { uuid: null, license: null, credits: null, source: null, rightsOwner: null },
  });
  const headers = { "content-type": "application/zip" };
  const imported = await page.request.post("/problem/import", { headers, data: await buffer(zip), timeout: 120_000 });
  expect(imported.status(), await imported.text()).toBe(200);

  await page.goto(`/problem/${slug}`);
  const statement = page.locator(".problem-text").first();
  const picture = statement.getByRole("img", { name: "Figure" });
  await expect(picture).toBeVisible();
  const width = "document.querySelector('.problem-text img').naturalWidth";
  await expect.poll(() => page.evaluate<number>(width)).toBeGreaterThan(0);
  await expect(statement.getByRole("table")).toContainText("Feathers");
  await expect(statement.locator("math").first()).toBeVisible();
  await inspectScreen(page, "problem-latex");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^feathers\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe("feathers.txt");

  await page.getByLabel("Statement in").selectOption({ label: "Svenska" });
  await expect(page.getByRole("heading", { name: "Vingar" })).toBeVisible();
  await expect(statement).toContainText("Ett flygplan har");
  await page.getByLabel("Statement in").selectOption({ label: "English" });
  await expect(statement).toContainText("A plane has");
});
