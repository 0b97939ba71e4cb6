import type { ReactNode } from "react";
import { CodeView } from "../editor/code-view.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { languageText } from "../ui/verdict-text.ts";

/** The submitted code to read and to copy. */
export function CodePanel(input: { code: string; language: string; children?: ReactNode }) {
  return (
    <section aria-label="Code" className="panel overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-b border-line py-2 pr-2.5 pl-5">
        <h2 className="mr-auto text-sm font-medium">
          {/* On a phone the page's facts name the language, and the buttons need the room. */}
          Code<span className="max-sm:hidden"> · {languageText(input.language)}</span>
        </h2>
        {input.children}
        <CopyButton text={input.code} />
      </div>
      <CodeView code={input.code} language={input.language} label="Submitted code" />
    </section>
  );
}
