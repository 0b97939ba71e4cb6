import type { Environment, Macro, Node } from "@unified-latex/unified-latex-types";
import { getParser } from "@unified-latex/unified-latex-util-parse";
import { printRaw } from "@unified-latex/unified-latex-util-print-raw";
import { inlineMath, mathBlock } from "./latex-math.ts";
import { prepareLatex } from "./latex-source.ts";
import { tableOf } from "./latex-table.ts";
import { ACCENTS, dictionary, ENVIRONMENTS, MACROS, SILENT, SWITCHES, TEXTS, TRANSPARENT } from "./latex-vocabulary.ts";
import { codeBlock, codeSpan, escapeText, marked, tidy } from "./markdown-text.ts";
import { findPicture, widthOf } from "./statement-pictures.ts";

export interface LatexQuestion {
  latex: string;
  /** Paths of the files that lie beside the statement, below its folder. */
  files: readonly string[];
}

/** `missing`: pictures that are not there. `unknown`: macros and environments that were left out. */
export interface ConvertedLatex {
  title: string | null;
  markdown: string;
  missing: string[];
  unknown: string[];
}

/** In a line of a table, a heading, a caption: nothing there may begin a new block. */
interface Place {
  isLine: boolean;
}

/**
 * The LaTeX of a statement as Markdown with math. Throws RangeError for what is hostile; time and memory are the
 * caller's to bound, so it is only called in a thread of its own (convert-latex.ts).
 */
export function latexToMarkdown({ latex, files }: LatexQuestion): ConvertedLatex {
  const source = prepareLatex(latex);
  const root = getParser({ macros: MACROS, environments: ENVIRONMENTS }).parse(source);
  const writer = new MarkdownWriter({ files, numbers: numbersOf(source) });
  const markdown = tidy(writer.write(root.content, { isLine: false }));
  const { title, missing, unknown } = writer;
  return { title, markdown, missing: [...missing], unknown: [...unknown] };
}

const HEADINGS = dictionary({ section: "##", subsection: "###", subsubsection: "####" });
const BOXES = new Set(["Input", "Output", "Interaction"]);
const MARKS = dictionary({ textbf: "**", emph: "*", textit: "*", textsl: "*", underline: "*" });
const TAGS = dictionary({ textsuperscript: "sup", textsubscript: "sub", sout: "del" });

class MarkdownWriter {
  title: string | null = null;
  readonly missing = new Set<string>();
  readonly unknown = new Set<string>();
  readonly #files: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;

  /** `numbers`: what a reference to a label shows. */
  constructor({ files, numbers }: { files: readonly string[]; numbers: ReadonlyMap<string, number> }) {
    this.#files = files;
    this.#numbers = numbers;
  }

  write(nodes: readonly Node[], place: Place): string {
    let out = "";
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at];
      if (node === undefined) break;
      if (node.type === "string") {
        const start = at;
        while (nodes[at + 1]?.type === "string") at++;
        const text = nodes.slice(start, at + 1).map((each) => (each.type === "string" ? each.content : ""));
        out += escapeText(text.join(""), out === "" || out.endsWith("\n"));
        continue;
      }
      if (node.type === "whitespace") {
        if (out !== "" && !/\s$/.test(out)) out += " ";
        continue;
      }
      if (node.type === "macro" && node.content in SWITCHES) {
        return out + marked(SWITCHES[node.content] ?? "", this.write(nodes.slice(at + 1), place));
      }
      if (node.type === "macro" && node.content in ACCENTS) {
        const { text, used } = this.#accented(node, nodes.slice(at + 1));
        out += text;
        at += used;
        continue;
      }
      const text = this.#writeNode(node, place);
      // Two formulas side by side would be read as one of the other kind.
      out += out.endsWith("$") && text.startsWith("$") ? `\u200b${text}` : text;
    }
    return out;
  }

  /** One line: of a heading, a caption, a cell. */
  line(nodes: readonly Node[]): string {
    return this.write(nodes, { isLine: true }).replace(/\s+/g, " ").trim();
  }

  #writeNode(node: Node, place: Place): string {
    switch (node.type) {
      case "parbreak":
        return place.isLine ? " " : "\n\n";
      case "group":
        return this.write(node.content, place);
      case "inlinemath":
        return inlineMath(printRaw(node.content));
      case "displaymath":
        return place.isLine ? inlineMath(printRaw(node.content)) : mathBlock(null, printRaw(node.content));
      case "mathenv": {
        const text = printRaw(node.content);
        return place.isLine ? inlineMath(text) : mathBlock(nameOf(node), text);
      }
      case "verb":
        return codeSpan(node.content);
      case "verbatim":
        return codeBlock(node.content);
      case "environment":
        return this.#writeEnvironment(node, place);
      case "macro":
        return this.#writeMacro(node, place);
      default:
        return "";
    }
  }

  #writeEnvironment(node: Environment, place: Place): string {
    const name = nameOf(node);
    if (BOXES.has(name)) return `\n\n## ${name}\n\n${this.write(node.content, place)}\n\n`;
    if (name === "itemize" || name === "description") return this.#writeList(node, () => "-");
    if (name === "enumerate") return this.#writeList(node, (index) => `${index + 1}.`);
    if (/^(tabular|tabularx|tabulary|longtable)\*?$/.test(name)) return tableOf(node, (cell) => this.line(cell));
    if (/^(lstlisting|Verbatim|verbatim)$/.test(name)) return codeBlock(printRaw(node.content));
    if (name === "quote" || name === "quotation") {
      return `\n\n${tidy(this.write(node.content, place)).replace(/^/gm, "> ")}\n\n`;
    }
    if (!TRANSPARENT.has(name)) this.unknown.add(`{${name}}`);
    return place.isLine ? this.write(node.content, place) : `\n\n${this.write(node.content, place)}\n\n`;
  }

  #writeList(node: Environment, mark: (index: number) => string): string {
    const items = itemsOf(node.content).map(({ label, content }, index) => {
      const text = tidy(this.write(content, { isLine: false }));
      const start = mark(index);
      const shown = label.length === 0 ? text : `**${this.line(label)}** ${text}`;
      return `${start} ${shown.replace(/\n(?=[^\n])/g, `\n${" ".repeat(start.length + 1)}`)}`;
    });
    return `\n\n${items.join("\n")}\n\n`;
  }

  #writeMacro(node: Macro, place: Place): string {
    const name = node.content;
    const last = node.args?.at(-1)?.content ?? [];
    const heading = HEADINGS[name];
    if (heading !== undefined) return `\n\n${heading} ${this.line(last)}\n\n`;
    if (name in MARKS) return marked(MARKS[name] ?? "", this.write(last, place));
    if (name in TAGS) return `<${TAGS[name]}>${this.write(last, place)}</${TAGS[name]}>`;
    switch (name) {
      case "problemname":
        this.title = this.line(last) || null;
        return "";
      case "paragraph":
        return `\n\n**${this.line(last)}** `;
      case "texttt":
        return this.#code(last, place);
      case "href":
        return `[${this.line(last)}](<${addressIn(node.args?.at(-2)?.content ?? [])}>)`;
      case "url":
        return `<${addressIn(last)}>`;
      case "footnote":
        return ` (${this.line(last)})`;
      case "includegraphics":
        return this.#picture({
          file: printRaw(last),
          width: widthOf(printRaw(node.args?.at(-2)?.content ?? [])),
          place,
        });
      case "illustration":
        return this.#illustration(node);
      case "caption":
      case "captionof":
        return place.isLine ? this.line(last) : `\n\n*${this.line(last)}*\n\n`;
      case "\\":
      case "newline":
      case "tabularnewline":
        return place.isLine ? " " : "\\\n";
      case "ref":
      case "eqref":
      case "cref":
      case "autoref":
        return String(this.#numbers.get(printRaw(last)) ?? "");
      case "constant":
        return `{{${printRaw(last)}}}`;
      case "nextsample":
      case "remainingsamples":
        return `\n\n{{${name}}}\n\n`;
      default:
        return this.#writeOther(node, place);
    }
  }

  #writeOther(node: Macro, place: Place): string {
    const text = TEXTS[node.content];
    if (text !== undefined) return text;
    if (SILENT.has(node.content)) return "";
    if (!(node.content in MACROS)) this.unknown.add(`\\${node.content}`);
    return this.write(node.args?.at(-1)?.content ?? [], place);
  }

  #illustration(node: Macro): string {
    const [width = [], file = [], caption = []] = (node.args ?? []).map((argument) => argument.content);
    const picture = this.#picture({
      file: printRaw(file),
      width: widthOf(`width=${printRaw(width)}\\textwidth`),
      place: { isLine: false },
    });
    const text = this.line(caption);
    return `\n\n${picture}\n\n${text === "" ? "" : `*${text}*\n\n`}`;
  }

  #picture({ file, width, place }: { file: string; width: string | null; place: Place }): string {
    const found = findPicture(this.#files, file.trim());
    if (found === null) {
      this.missing.add(file.trim());
      return "";
    }
    if (/\.pdf$/i.test(found)) return `[Figure (PDF)](<${found}>)`;
    // A share of the page's width is none of a cell's.
    return width === null || place.isLine
      ? `![Figure](<${found}>)`
      : `<img src="${found}" alt="Figure" width="${width}">`;
  }

  #code(nodes: readonly Node[], place: Place): string {
    const isPlain = nodes.every(
      (node) =>
        node.type === "string" ||
        node.type === "whitespace" ||
        (node.type === "macro" && /^([_%#&${} ]|text(?!bf|it|rm|sc)\w+)$/.test(node.content)),
    );
    if (!isPlain) return `<code>${this.write(nodes, place)}</code>`;
    const text = nodes.map((node) => {
      if (node.type === "string") return node.content.replace(/~/g, " ");
      return node.type === "macro" ? unescaped(TEXTS[node.content] ?? "") : " ";
    });
    return codeSpan(text.join(""));
  }

  /** The letter is the next node, or the first one of the group that is it; `\i` has its dot taken off already. */
  #accented(accent: Macro, following: readonly Node[]): { text: string; used: number } {
    const blank = /^[a-zA-Z]$/.test(accent.content) && following[0]?.type === "whitespace" ? 1 : 0;
    const next = following[blank];
    if (next === undefined || (next.type !== "string" && next.type !== "group" && next.type !== "macro")) {
      return { text: "", used: 0 };
    }
    const letters = this.write([next], { isLine: true }).replace("ı", "i").replace("ȷ", "j");
    const [first = "", ...rest] = letters;
    return { text: `${first}${ACCENTS[accent.content]}`.normalize("NFC") + rest.join(""), used: blank + 1 };
  }
}

/** Labels in their order, each kind (`fig:`, `tab:`) counted apart. */
function numbersOf(source: string): Map<string, number> {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const [, label = ""] of source.matchAll(/\\label\{([^{}]*)\}/g)) {
    const kind = label.split(":")[0] ?? "";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    numbers.set(label, counts.get(kind) ?? 1);
  }
  return numbers;
}

/** The parser puts an item's text into its arguments, or leaves it behind it where a list stands in a list. */
function itemsOf(nodes: readonly Node[]): { label: Node[]; content: Node[] }[] {
  const items: { label: Node[]; content: Node[] }[] = [];
  for (const node of nodes) {
    if (node.type !== "macro" || node.content !== "item") {
      items.at(-1)?.content.push(node);
      continue;
    }
    const label = node.args?.find((argument) => argument.openMark === "[")?.content ?? [];
    items.push({ label, content: [...(node.args?.at(-1)?.content ?? [])] });
  }
  return items;
}

function nameOf(node: { env: unknown }): string {
  const { env } = node;
  return typeof env === "string" ? env : printRaw(env as Node);
}

function addressIn(nodes: readonly Node[]): string {
  return unescaped(printRaw([...nodes])).replace(/[<>\s]/g, encodeURIComponent);
}

function unescaped(text: string): string {
  return text.replace(/\\([^A-Za-z0-9\s])/g, "$1");
}
