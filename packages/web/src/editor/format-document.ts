import { indentRange } from "@codemirror/language";
import type { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod/mini";
import { markDiagnostics, replaceDocument } from "./edit-document.ts";

/** How Prettier says where it stopped. */
const ParseFailure = z.object({
  message: z.string(),
  loc: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
});

/**
 * Formats the whole document as one step that Undo takes back. JavaScript is formatted by Prettier, which marks what it
 * does not understand and then changes nothing. The formatters of C++ and Java come as WebAssembly, which the pages'
 * policy refuses: their lines are indented anew and trimmed.
 */
export async function formatDocument(view: EditorView, language: LanguageId): Promise<void> {
  if (language !== "javascript") {
    replaceDocument(view, indentedText(view));
    return;
  }
  const before = view.state.doc;
  const [{ format }, babel, estree] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ]);
  try {
    const text = await format(before.toString(), {
      parser: "babel",
      plugins: [babel, estree.default],
      tabWidth: view.state.tabSize,
    });
    // Whoever has typed meanwhile keeps what was typed.
    if (view.state.doc.eq(before)) replaceDocument(view, text);
  } catch (error) {
    const failure = z.safeParse(ParseFailure, error);
    if (!failure.success) throw error;
    const { line, column } = failure.data.loc.start;
    const [message = ""] = failure.data.message.split(/ \(\d+:\d+\)/);
    markDiagnostics(view, [{ line, column, severity: "error", message }], 1);
  }
}

function indentedText(view: EditorView): string {
  const { state } = view;
  const text = indentRange(state, 0, state.doc.length).apply(state.doc).toString();
  return text.replaceAll(/[ \t]+$/gm, "");
}
