import type { Environment, Node } from "@unified-latex/unified-latex-types";
import { printRaw } from "@unified-latex/unified-latex-util-print-raw";

const BEGINS_ROW = new Set(["\\", "tabularnewline"]);
const RULES = new Set(["hline", "cline", "cmidrule", "toprule", "midrule", "bottomrule"]);
const MOST_COLUMNS = 100;

/** A table of LaTeX as one of Markdown, which has its first row for a head. `line` writes a cell. */
export function tableOf(node: Environment, line: (cell: readonly Node[]) => string): string {
  const rows = rowsOf(node.content)
    .map((row) => row.flatMap((cell) => cellsOf(cell, line)).slice(0, MOST_COLUMNS))
    .filter((row) => row.some((cell) => cell !== ""));
  const [head, ...rest] = rows;
  if (head === undefined) return "";
  const columns = Math.max(...rows.map((row) => row.length));
  // A table of one cell is a frame around a text.
  if (rows.length === 1 && columns === 1) return `\n\n${head[0]}\n\n`;
  const aligned = alignmentsOf(printRaw(node.args?.at(-1)?.content ?? []));
  const marks = Array.from({ length: columns }, (_, column) => aligned[column] ?? "---");
  const rowText = (row: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, column) => row[column] ?? "").join(" | ")} |`;
  return `\n\n${[rowText(head), rowText(marks), ...rest.map(rowText)].join("\n")}\n\n`;
}

function rowsOf(nodes: readonly Node[]): Node[][][] {
  const rows: Node[][][] = [[[]]];
  for (const node of nodes) {
    const row = rows.at(-1) ?? [];
    if (node.type === "macro" && BEGINS_ROW.has(node.content)) rows.push([[]]);
    else if (node.type === "string" && node.content === "&") row.push([]);
    else if (node.type !== "macro" || !RULES.has(node.content)) row.at(-1)?.push(node);
  }
  return rows;
}

/** A cell over several columns is followed by empty ones. */
function cellsOf(nodes: readonly Node[], line: (cell: readonly Node[]) => string): string[] {
  const text = pipesEscaped(line(nodes));
  const wide = nodes.find((node) => node.type === "macro" && node.content === "multicolumn");
  const columns = wide?.type === "macro" ? Number(printRaw(wide.args?.[0]?.content ?? [])) : 1;
  const more = Number.isInteger(columns) && columns > 1 && columns <= MOST_COLUMNS ? columns - 1 : 0;
  return [text, ...Array.from({ length: more }, () => "")];
}

/** A bar would end the cell, also one in a formula or in code. What is escaped already stays so. */
function pipesEscaped(cell: string): string {
  const inMath = cell.replace(/\$[^$]*\$/g, (math) => math.replace(/\\\|/g, "\\Vert ").replace(/\|/g, "\\vert "));
  return inMath.replace(/(^|[^\\])\|/g, "$1\\|").replace(/(^|[^\\])\|/g, "$1\\|");
}

/** `|l|r|c|`: the letters; what stands in braces behind a `p`, an `@` or a `>` is none. */
function alignmentsOf(columns: string): string[] {
  const plain = columns.replace(/[@!><]\{[^{}]*\}/g, "").replace(/[pmb]\{[^{}]*\}/g, "l");
  return [...plain].flatMap((letter) => {
    if (letter === "l" || letter === "L" || letter === "X") return [":--"];
    if (letter === "r" || letter === "R") return ["--:"];
    return letter === "c" || letter === "C" ? [":-:"] : [];
  });
}
