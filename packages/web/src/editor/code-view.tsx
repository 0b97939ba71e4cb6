import { type CSSProperties, Fragment, type ReactNode, useMemo } from "react";
import { codeLines, hangingColumns } from "./code-lines.ts";
import { useCodeSpans } from "./use-code-spans.ts";
import "./code-view.css";

const TAB_COLUMNS = 4;

/**
 * Code to read and copy, in the editor's colours. The plain text is there at once, its colours a moment later. All of
 * it stands in the page, so that the browser's own search finds every line; each number belongs to its line, and what
 * does not fit into a line goes on below its beginning. `below` says what stands beneath a line (1 is the first), null
 * where nothing does; with `onLine` the numbers can be pressed.
 */
export function CodeView(input: {
  code: string;
  language: string;
  label: string;
  below?: (line: number) => ReactNode;
  onLine?: ((line: number) => void) | undefined;
}) {
  const { code, language, label, below, onLine } = input;
  const spansOf = useCodeSpans(language);
  const lines = useMemo(() => codeLines(code, spansOf), [code, spansOf]);
  return (
    <section aria-label={label} className="code-view" style={columnsOf("--digits", String(lines.length).length)}>
      {lines.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
        <Fragment key={index}>
          <div
            style={{
              ...columnsOf("--hanging", hangingColumns(spans[0]?.text ?? "", TAB_COLUMNS)),
              ...(onLine !== undefined && PRESSABLE),
            }}
          >
            {onLine !== undefined && <LineButton line={index + 1} onPress={onLine} />}
            {spans.length === 0 && <br />}
            {spans.map(({ text, className }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their pieces.
              <span key={at} className={className}>
                {text}
              </span>
            ))}
          </div>
          {below !== undefined && <Below line={index + 1}>{below(index + 1)}</Below>}
        </Fragment>
      ))}
    </section>
  );
}

/** As high as a finger needs it. */
const PRESSABLE = { lineHeight: "1.5rem" } as const;

const OVER_NUMBER = {
  position: "absolute",
  insetBlock: 0,
  left: 0,
  width: "var(--numbers)",
  cursor: "pointer",
} as const;

function LineButton({ line, onPress }: { line: number; onPress: (line: number) => void }) {
  return (
    <button type="button" aria-label={`Comment on line ${line}`} style={OVER_NUMBER} onClick={() => onPress(line)} />
  );
}

/** Nothing where nothing stands there. */
function Below({ line, children }: { line: number; children: ReactNode }) {
  return children === null ? null : <article aria-label={`Line ${line}`}>{children}</article>;
}

function columnsOf(name: "--digits" | "--hanging", columns: number): CSSProperties & Record<string, string> {
  return { [name]: `${columns}ch` };
}
