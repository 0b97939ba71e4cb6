import type { LanguageId } from "@verdict/contract/language";
import type { ComponentProps } from "react";
import { LazyModule } from "../ui/lazy-module.tsx";
import type { CodeEditor } from "./code-editor.tsx";
import { knowsGrammarOf, loadParser } from "./load-parser.ts";

/** The editor's chunk is fetched beside the page: the problem can be read before the editor is there. */
export function LazyCodeEditor(props: ComponentProps<typeof CodeEditor>) {
  return (
    <LazyModule load={loadEditor} name="The editor" pending={<EditorSkeleton />}>
      {(module) => <module.CodeEditor {...props} />}
    </LazyModule>
  );
}

/** Fetches the editor and a language's parser while the page still waits for its problem. */
export function preloadEditor(language: LanguageId): void {
  Promise.all([loadEditor(), knowsGrammarOf(language) ? loadParser(language) : null]).catch(() => {
    // Whoever needs them asks again, and says so when they do not come.
  });
}

export function loadEditor() {
  return import("./code-editor.tsx");
}

const LINE_WIDTHS = ["w-2/5", "w-3/5", "w-1/2", "w-1/3", "w-2/3", "w-1/4"];

function EditorSkeleton() {
  return (
    <div role="status" className="grid gap-3 px-12 py-5">
      <span className="sr-only">Loading the editor</span>
      {LINE_WIDTHS.map((width) => (
        <span key={width} className={`skeleton h-3 ${width}`} aria-hidden="true" />
      ))}
    </div>
  );
}
