import { EditorView } from "@codemirror/view";
import type { LanguageId } from "@verdict/contract/language";
import { useEffect, useRef } from "react";
import { createReadOnlyState } from "./editor-extensions.ts";
import { loadLanguage } from "./language-support.ts";

/** Code to read and copy, in the editor's colours. The plain text is there at once, its colours a moment later. */
export function CodeView({ code, language, label }: { code: string; language: LanguageId; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return;
    const view = new EditorView({
      parent: host.current,
      state: createReadOnlyState({ text: code, label, language: [] }),
    });
    let isShown = true;
    loadLanguage(language).then(
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
