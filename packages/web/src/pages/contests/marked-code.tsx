import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { codeLines, hangingColumns } from "../../editor/code-lines.ts";
import { useCodeSpans } from "../../editor/use-code-spans.ts";
import "../../editor/code-view.css";

const TAB_COLUMNS = 4;
/** Above the chosen part some of what stands before it is seen. */
const LINES_ABOVE_PX = 48;

/** First and last line, from 1. */
export interface MarkedPart {
  from: number;
  to: number;
}

/** Code in a box that scrolls, with numbered parts of it marked. The chosen one is scrolled to, and marked more. */
export function MarkedCode(input: {
  code: string;
  language: string;
  label: string;
  parts: readonly MarkedPart[];
  chosen: number | null;
  onChoose: (part: number) => void;
}) {
  const { code, language, label, parts, chosen, onChoose } = input;
  const spansOf = useCodeSpans(language);
  const lines = useMemo(() => codeLines(code, spansOf), [code, spansOf]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === null || box.current === null) return;
    const begin = box.current.querySelector(`[data-part="${chosen}"]`);
    if (!(begin instanceof HTMLElement)) return;
    // By hand: scrollIntoView would move the page as well, and the other program out of sight.
    box.current.scrollTop = Math.max(0, begin.offsetTop - LINES_ABOVE_PX);
  }, [chosen]);
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="code-view relative max-h-[38vh] overflow-y-auto -outline-offset-2 lg:max-h-[70vh]"
      style={variable("--digits", `${String(lines.length).length}ch`)}
    >
      {lines.map((spans, index) => {
        const line = index + 1;
        // Of two that meet in a line, the one that begins there.
        const part = parts.findLastIndex(({ from, to }) => from <= line && line <= to);
        const begins = parts.findLastIndex(({ from }) => from === line);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
            key={index}
            data-part={begins < 0 ? undefined : begins}
            style={{
              ...variable("--hanging", `${hangingColumns(spans[0]?.text ?? "", TAB_COLUMNS)}ch`),
              ...(part < 0 ? {} : markOf(part, part === chosen)),
            }}
          >
            {begins >= 0 && (
              <button
                type="button"
                aria-label={`Part ${begins + 1}`}
                aria-pressed={chosen === begins}
                onClick={() => onChoose(begins)}
                style={TAG}
              >
                {begins + 1}
              </button>
            )}
            {spans.length === 0 && <br />}
            {spans.map(({ text, className }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have their pieces.
              <span key={at} className={className}>
                {text}
              </span>
            ))}
          </div>
        );
      })}
    </section>
  );
}

/** Parts that follow each other differ; their numbers say which is which without colours. */
const COLOURS = ["var(--color-info)", "var(--color-warning)"] as const;

function markOf(part: number, isChosen: boolean): CSSProperties {
  const colour = COLOURS[part % COLOURS.length] ?? COLOURS[0];
  return {
    background: `color-mix(in oklab, ${colour} ${isChosen ? 20 : 9}%, transparent)`,
    boxShadow: `inset ${isChosen ? 4 : 2}px 0 ${colour}`,
  };
}

/** At the right end of the line, so that the code keeps its place. */
const TAG = {
  float: "right",
  minWidth: "1.5rem",
  height: "1.25rem",
  marginLeft: "0.5rem",
  padding: "0 0.25rem",
  textIndent: 0,
  font: "600 0.75rem/1.25rem var(--font-sans)",
  textAlign: "center",
  color: "var(--color-base-content)",
  background: "var(--color-base-300)",
  border: "1px solid var(--color-line-strong)",
  borderRadius: "0.25rem",
  lineHeight: 1,
  cursor: "pointer",
} as const;

function variable(name: "--digits" | "--hanging", value: string): CSSProperties & Record<string, string> {
  return { [name]: value };
}
