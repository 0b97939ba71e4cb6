import { EditorView } from "@codemirror/view";
import { LanguageId } from "@verdict/contract/language";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { createReadOnlyState } from "./editor-extensions.ts";
import { loadLanguage } from "./language-support.ts";

/**
 * Code to read and copy, in the editor's colours. The plain text is there at once, its colours a moment
 * later; a language that this page does not know has none.
 */
export function CodeView({ code, language, label }: { code: string; language: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return;
    const view = new EditorView({
      parent: host.current,
      state: createReadOnlyState({ text: code, label, language: [] }),
    });
    let isShown = true;
    const known = z.safeParse(LanguageId, language);
    const extensions = known.success ? loadLanguage(known.data) : Promise.resolve([]);
    extensions.then(
      (extension) => {
        if (isShown) view.setState(createReadOnlyState({ text: code, label, language: extension }));
      },
      (error: unknown) => console.warn("The colours of the code could not be loaded", error),
    );
    return () => {
      isShown = false;
      view.destroy();
    };
  }, [code, language, label]);
  return <div ref={host} className="overflow-hidden" />;
}
