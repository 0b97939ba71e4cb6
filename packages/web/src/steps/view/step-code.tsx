import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from "react";
import { codeLines, hangingColumns } from "../../editor/code-lines.ts";
import { useCodeSpans } from "../../editor/use-code-spans.ts";
import "../../editor/code-view.css";

const TAB_COLUMNS = 4;

/** What is known of single lines at a step. */
export interface LineMarks {
  /** Will run next; for a call that waits, the line that waits. */
  readonly next: number | null;
  readonly isWaiting: boolean;
  /** Has just run. */
  readonly ran: number | null;
  readonly crashed: number | null;
  /** What a line gave to its variables when it ran last. */
  readonly values: ReadonlyMap<number, string>;
}

/** The program as the page shows it. A line can be chosen, to go to the steps at which it runs. */
export function StepCode(input: {
  code: string;
  language: string;
  marks: LineMarks;
  chosen: number | null;
  onChoose: (line: number) => void;
  /** Enter, and Enter with Shift, on a chosen line. */
  onNextAt: (line: number) => void;
  onPreviousAt: (line: number) => void;
}) {
  const { marks, chosen } = input;
  const spansOf = useCodeSpans(input.language);
  const lines = useMemo(() => codeLines(input.code, spansOf), [input.code, spansOf]);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const seen = chosen ?? marks.next;
  useEffect(() => showLine(box.current, marks.next ?? marks.crashed), [marks.next, marks.crashed]);
  useEffect(() => showLine(box.current, chosen), [chosen]);
  useShownAgain(box, marks.next ?? marks.crashed);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (move !== 0) input.onChoose(Math.min(lines.length, Math.max(1, (seen ?? 1) + (chosen === null ? 0 : move))));
    else if (event.key === "Enter" && chosen !== null) {
      (event.shiftKey ? input.onPreviousAt : input.onNextAt)(chosen);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest("[data-line]") : null;
    if (line instanceof HTMLElement) input.onChoose(Number(line.dataset.line));
  };

  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label="Your code: choose a line with the arrow keys, Enter goes to its next step"
      aria-activedescendant={seen === null ? undefined : `${id}${seen}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="code-view steps-code"
      style={columnsOf("--digits", String(lines.length).length)}
    >
      {lines.map((spans, index) => {
        const line = index + 1;
        const beside = marks.values.get(line);
        return (
          <div
            key={line}
            id={`${id}${line}`}
            role="option"
            tabIndex={-1}
            aria-label={spans.length === 0 ? `Line ${line}, empty` : undefined}
            aria-selected={line === chosen}
            aria-current={line === marks.next ? "step" : undefined}
            data-line={line}
            data-next={line === marks.next && !marks.isWaiting ? "" : undefined}
            data-waits={line === marks.next && marks.isWaiting ? "" : undefined}
            data-ran={line === marks.ran ? "" : undefined}
            data-crashed={line === marks.crashed ? "" : undefined}
            style={columnsOf("--hanging", hangingColumns(spans[0]?.text ?? "", TAB_COLUMNS))}
          >
            {spans.length === 0 && <br />}
            {spans.map(({ text, className }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no name but their place.
              <span key={at} className={className}>
                {text}
              </span>
            ))}
            {beside !== undefined && (
              <span className="steps-beside" aria-hidden="true">
                {beside}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The line stays in sight when a phone is turned, or something opens below the code. */
function useShownAgain(box: RefObject<HTMLElement | null>, line: number | null): void {
  useEffect(() => {
    if (box.current === null) return;
    const sizes = new ResizeObserver(() => showLine(box.current, line));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [box, line]);
}

/** Scrolls the code alone, and only as far as it takes. */
function showLine(box: HTMLElement | null, line: number | null): void {
  const element = box?.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (box === null || element === null || element === undefined) return;
  const margin = Math.min(60, box.clientHeight / 4);
  const [top, bottom] = [element.offsetTop - margin, element.offsetTop + element.offsetHeight + margin];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

function columnsOf(name: "--digits" | "--hanging", columns: number): CSSProperties & Record<string, string> {
  return { [name]: `${columns}ch` };
}
