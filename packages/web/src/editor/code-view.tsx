import { type CSSProperties, useMemo } from "react";
import { codeLines, hangingColumns } from "./code-lines.ts";
import { useCodeSpans } from "./use-code-spans.ts";
import "./code-view.css";

const TAB_COLUMNS = 4;

/**
 * Code to read and copy, in the editor's colours. The plain text is there at once, its colours a moment later. All of
 * it stands in the page, so that the browser's own search finds every line; each number belongs to its line, and what
 * does not fit into a line goes on below its beginning.
 */
export function CodeView({ code, language, label }: { code: string; language: string; label: string }) {
  const spansOf = useCodeSpans(language);
  const lines = useMemo(() => codeLines(code, spansOf), [code, spansOf]);
  return (
    <section aria-label={label} className="code-view" style={columnsOf("--digits", String(lines.length).length)}>
      {lines.map((spans, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
          key={index}
          style={columnsOf("--hanging", hangingColumns(spans[0]?.text ?? "", TAB_COLUMNS))}
        >
          {spans.length === 0 && <br />}
          {spans.map(({ text, className }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have their pieces.
            <span key={at} className={className}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}

function columnsOf(name: "--digits" | "--hanging", columns: number): CSSProperties & Record<string, string> {
  return { [name]: `${columns}ch` };
}
