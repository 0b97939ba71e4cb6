import type { Extension } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";

/** Formats the document; what does it is fetched when it is first asked for. */
export function format(view: EditorView, language: LanguageId): void {
  import("./format-document.ts")
    .then(({ formatDocument }) => formatDocument(view, language))
    .catch((error: unknown) => console.warn("The document could not be formatted", error));
}

export function formatKey(language: LanguageId): Extension {
  return keymap.of([
    {
      key: "Shift-Alt-f",
      preventDefault: true,
      run: (view) => {
        format(view, language);
        return true;
      },
    },
  ]);
}
