import { expect, test } from "vitest";
import { latexToMarkdown } from "./latex-to-markdown.ts";

const FILES = ["plane.png", "map.pdf", "map.svg", "plan.pdf"];
const convert = (latex: string) => latexToMarkdown({ latex, files: FILES });
const markdownOf = (latex: string) => convert(latex).markdown;

test("a statement's title, headings, paragraphs and formulas", () => {
  const { title, markdown, unknown } = convert(
    "\\problemname{Two \\emph{Sums}}\n% a note\nAdd $a$ and\n$b$, with $a^2 \\le b$.\n\nNew.\n\\section*{Input}\nOne line:\n\\[ a + b \\]\n" +
      "\\begin{Output}\nThe sum.\n\\end{Output}\n\\begin{align*}x&=1\\\\y&=2\\end{align*}",
  );
  expect(title).toBe("Two *Sums*");
  expect(unknown).toEqual([]);
  expect(markdown).toBe(
    "Add $a$ and $b$, with $a^{2} \\le b$.\n\nNew.\n\n## Input\n\nOne line:\n\n$$\na + b\n$$\n\n## Output\n\nThe sum.\n\n" +
      "$$\n\\begin{aligned}x&=1\\\\y&=2\\end{aligned}\n$$",
  );
});

test.each([
  ["``Hi'' --- it's 1--2~m", "“Hi” — it’s 1–2\u00a0m"],
  ["Caf\\'e, na\\\"{\\i}ve, \\v{s}, \\c c, \\aa{}, \\ss", "Café, naïve, š, ç, å, ß"],
  ["\\textbf{bold }and {\\it slanted} \\texttt{a_b\\_c\\%}", "**bold** and *slanted* `a_b_c%`"],
  ["50\\% off % never seen\n  here", "50% off here"],
  ["\\verb|a%b| \\url{http://x/%20y} \\href{http://x/a_b}{there}", "`a%b` <http://x/%20y> [there](<http://x/a_b>)"],
  ["*a* _b_ <script> [x](y) &lt; `c`", "\\*a\\* \\_b\\_ \\<script\\> \\[x\\](y) \\&lt; ‘c‘"],
  ["- no list\n\n1. none either\n\n\\#5", "\\- no list\n\n1\u200b. none either\n\n\\#5"],
  ["$a$$b$", "$a$\u200b$b$"],
  ["$x \\mbox{ for each $i$}$ costs \\$5", "$x \\text{ for each }i\\text{}$ costs \\$5"],
  ["see Figure~\\ref{fig:b}\\label{fig:a}\\label{fig:b}", "see Figure\u00a02"],
  ["\\nextsample\nthen\n\\remainingsamples", "{{nextsample}}\n\nthen\n\n{{remainingsamples}}"],
])("%s reads %s", (latex, markdown) => {
  expect(markdownOf(latex)).toBe(markdown);
});

test("lists in lists, with texts before and behind their items' arguments", () => {
  expect(
    markdownOf(
      "\\begin{enumerate}\n\n\\item{One}\n\\begin{itemize}\\item a\n\n b\\item c\\end{itemize}\n\\item[x] y\\end{enumerate}",
    ),
  ).toBe("1. One\n\n   - a\n\n     b\n   - c\n2. **x** y");
});

test("formulas in the environments of older LaTeX are formulas", () => {
  const source = "Let\n\\begin{eqnarray*}\n x & = & t^2,\\\\\n y & = & 1.\n\\end{eqnarray*}\nbe given.";
  const { markdown, unknown } = convert(source);
  expect(markdown).toContain("$$\n\\begin{aligned}");
  expect(markdown).toContain("x&=&t^{2},");
  expect(unknown).toEqual([]);
});

test("tables keep their columns, their alignment, and the bars in formulas", () => {
  expect(
    markdownOf(
      "\\begin{tabular}{|l|r|||c|p{3cm}|}\\hline a & b & c & d \\\\ \\hline\n\\multicolumn{2}{c}{wide} & $|x|$ \\\\ \\end{tabular}",
    ),
  ).toBe("| a | b | c | d |\n| :-- | --: | :-: | :-- |\n| wide |  | $\\vert x\\vert $ |  |");
});

test("pictures are found without their ending, keep their share of the width, and a PDF becomes a link", () => {
  const { markdown, missing } = convert(
    "\\illustration{0.4}{plane}{By \\textbf{A}}\n\\includegraphics[width=\\textwidth]{map.pdf} \\includegraphics{plan} \\includegraphics{none}",
  );
  expect(markdown).toBe(
    '<img src="plane.png" alt="Figure" width="40%">\n\n*By **A***\n\n![Figure](<map.svg>) [Figure (PDF)](<plan.pdf>)',
  );
  expect(missing).toEqual(["none"]);
});

test("own macros are put in, with parameters, and words of JavaScript's are nothing special", () => {
  expect(
    markdownOf("\\def\\N{\\mathbb{N}}\\newcommand{\\pair}[2][0]{(#1, #2)}$x \\in \\N$ \\pair{1} \\pair[2]{3} \\N{}x"),
  ).toBe("$x \\in \\mathbb{N}$ (0, 1) (2, 3) Nx");
  expect(convert("\\constructor{a} \\__proto__ \\begin{toString}b\\end{toString}").unknown).toContain("\\constructor");
});
