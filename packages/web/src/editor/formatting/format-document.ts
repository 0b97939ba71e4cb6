import { indentRange } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { replaceDocument } from "../edit-document.ts";
import { scrollToFirstMark, showMarks } from "../marks/shown-marks.ts";
import { formatInWorker } from "./format-in-worker.ts";
import { placeOfRefusal } from "./place-of-refusal.ts";

/** How Prettier says where it stopped. */
const ParseFailure = z.object({
  message: z.string(),
  loc: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
});

/**
 * Formats the whole document as one step that Undo takes back: JavaScript and TypeScript by Prettier, C, C++ and Java by
 * clang-format, Python by Ruff, Go by gofmt. What one of them does not understand is marked, and nothing is changed.
 * Where it cannot be loaded, and in other languages, lines are indented anew and trimmed.
 */
export async function formatDocument(view: EditorView, language: LanguageId): Promise<void> {
  const before = view.state.doc;
  const text = await formattedText(view, language);
  // Whoever has typed meanwhile keeps what was typed.
  if (text !== null && view.state.doc.eq(before)) replaceDocument(view, text);
}

async function formattedText(view: EditorView, language: LanguageId): Promise<string | null> {
  const { tabSize } = view.state;
  switch (language) {
    case "javascript":
      return await byPrettier(view, "babel");
    case "typescript":
      return await byPrettier(view, "babel-ts");
    case "c":
      return await byWorker(view, language, ["clang", "main.c", clangStyle(tabSize)]);
    case "cpp":
      return await byWorker(view, language, ["clang", "main.cpp", clangStyle(tabSize)]);
    case "java":
      return await byWorker(view, language, ["clang", "Main.java", clangStyle(tabSize)]);
    case "python3":
    case "pypy3":
      return await byWorker(view, language, ["ruff", "main.py", { indent_width: tabSize, line_width: MOST_COLUMNS }]);
    case "go":
      return await byWorker(view, language, ["go", "main.go", {}]);
    default:
      return tidiedText(view, language);
  }
}

/** Contest code: lines may be long. */
const MOST_COLUMNS = 100;

/** Null where the text is not in the language: the place is marked. */
async function byPrettier(view: EditorView, parser: "babel" | "babel-ts"): Promise<string | null> {
  const before = view.state.doc;
  const [{ format }, babel, estree] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ]);
  try {
    const { tabSize } = view.state;
    return await format(before.toString(), { parser, plugins: [babel, estree.default], tabWidth: tabSize });
  } catch (error) {
    const failure = z.safeParse(ParseFailure, error);
    if (!failure.success) throw error;
    const { line, column } = failure.data.loc.start;
    const [message = ""] = failure.data.message.split(/ \(\d+:\d+\)/);
    mark(view, before.toString(), { line, column, severity: "error", message });
    return null;
  }
}

async function byWorker(
  view: EditorView,
  language: LanguageId,
  [formatter, fileName, style]: [
    formatter: Parameters<typeof formatInWorker>[0],
    fileName: string,
    style: Readonly<Record<string, unknown>>,
  ],
): Promise<string | null> {
  const text = view.state.doc.toString();
  try {
    const formatted = await formatInWorker(formatter, { text, fileName, style });
    if (formatted.kind === "formatted") return formatted.text;
    mark(view, text, placeOfRefusal(text, formatted.reason));
    return null;
  } catch (error) {
    console.warn("the formatter is missing; the lines are only tidied", error);
    return tidiedText(view, language);
  }
}

function mark(view: EditorView, code: string, diagnostic: Diagnostic): void {
  showMarks(view, { code, diagnostics: [diagnostic], origin: "compiler", tabSize: 1 });
  scrollToFirstMark(view);
}

/** Includes stay in the order in which they were written. */
function clangStyle(tabSize: number): Readonly<Record<string, unknown>> {
  return {
    BasedOnStyle: "Google",
    IndentWidth: tabSize,
    AccessModifierOffset: -tabSize,
    ColumnLimit: MOST_COLUMNS,
    SortIncludes: { Enabled: false },
    DerivePointerAlignment: false,
    AllowShortFunctionsOnASingleLine: "Empty",
  };
}

/** Here another indentation would be another program. */
const INDENTATION_COUNTS: readonly LanguageId[] = ["python3", "pypy3", "nim"];

function tidiedText({ state }: EditorView, language: LanguageId): string {
  const indented = INDENTATION_COUNTS.includes(language)
    ? state.doc
    : indentRange(state, 0, state.doc.length).apply(state.doc);
  return indented.toString().replaceAll(/[ \t]+$/gm, "");
}
