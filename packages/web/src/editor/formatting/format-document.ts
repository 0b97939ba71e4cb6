import { indentRange } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { replaceDocument } from "../edit-document.ts";
import { scrollToFirstMark, showMarks } from "../marks/shown-marks.ts";
import { formatInWorker } from "./format-in-worker.ts";

/** How Prettier says where it stopped. */
const ParseFailure = z.object({
  message: z.string(),
  loc: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
});

/**
 * Formats the whole document as one step that Undo takes back: JavaScript by Prettier, which marks what it does not
 * understand and then changes nothing, C++ and Java by clang-format. Where that cannot be loaded, and in other
 * languages, lines are indented anew and trimmed.
 */
export async function formatDocument(view: EditorView, language: LanguageId): Promise<void> {
  const before = view.state.doc;
  const text = await formattedText(view, language);
  // Whoever has typed meanwhile keeps what was typed.
  if (text !== null && view.state.doc.eq(before)) replaceDocument(view, text);
}

async function formattedText(view: EditorView, language: LanguageId): Promise<string | null> {
  switch (language) {
    case "javascript":
      return await byPrettier(view);
    case "cpp":
    case "java":
      return await byClangFormat(view, language);
    default:
      return indentedText(view);
  }
}

/** Null where the text is no JavaScript: the place is marked. */
async function byPrettier(view: EditorView): Promise<string | null> {
  const before = view.state.doc;
  const [{ format }, babel, estree] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ]);
  try {
    return await format(before.toString(), {
      parser: "babel",
      plugins: [babel, estree.default],
      tabWidth: view.state.tabSize,
    });
  } catch (error) {
    const failure = z.safeParse(ParseFailure, error);
    if (!failure.success) throw error;
    const { line, column } = failure.data.loc.start;
    const [message = ""] = failure.data.message.split(/ \(\d+:\d+\)/);
    const diagnostics = [{ line, column, severity: "error", message } as const];
    showMarks(view, { code: before.toString(), diagnostics, origin: "compiler", tabSize: 1 });
    scrollToFirstMark(view);
    return null;
  }
}

async function byClangFormat(view: EditorView, language: "cpp" | "java"): Promise<string> {
  const text = view.state.doc.toString();
  try {
    return await formatInWorker(text, { language, tabSize: view.state.tabSize });
  } catch (error) {
    console.warn("clang-format is missing; the lines are indented anew", error);
    return indentedText(view);
  }
}

function indentedText(view: EditorView): string {
  const { state } = view;
  const text = indentRange(state, 0, state.doc.length).apply(state.doc).toString();
  return text.replaceAll(/[ \t]+$/gm, "");
}
