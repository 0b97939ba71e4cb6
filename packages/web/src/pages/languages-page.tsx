import languages from "../../../../docs/languages.md?raw";
import { Markdown } from "../assistant/markdown.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import "../problems/problem-text.css";

/** The table is wide: on a phone it scrolls with the text around it, and its commands may break. */
const WIDE_TABLE =
  "overflow-x-auto [&_code]:break-words [&_code]:whitespace-normal [&_table]:overflow-visible! [&_td]:min-w-24 [&_td:nth-child(3)]:min-w-56";

/** The part of the document on languages that is for solvers: commands, flags, time factors. */
export function LanguagesPage() {
  usePageTitle("Languages");
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <h1 className="mb-4 text-2xl font-semibold">Languages</h1>
      <section
        aria-label="How programs are built and run"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        className={WIDE_TABLE}
      >
        <Markdown text={textForSolvers(languages)} />
      </section>
    </div>
  );
}

function textForSolvers(document: string): string {
  const [, rest = ""] = document.split("<!-- For solvers -->\n");
  // Lines are broken for those who read the file.
  return (rest.split("<!-- For operators -->")[0] ?? "").replaceAll(/(?<=[^\n|])\n(?=[^\n|])/g, " ");
}
