import { useMemo } from "react";
import { type DiffLine, diffCode } from "./code-diff.ts";

const ROW: Record<DiffLine["kind"], { sign: string; word: string; className: string }> = {
  same: { sign: " ", word: "", className: "text-muted" },
  removed: { sign: "−", word: "removed: ", className: "bg-error/10" },
  added: { sign: "+", word: "added: ", className: "bg-success/10" },
  folded: { sign: "", word: "", className: "" },
};

/** From an earlier code to a later one, line by line. */
export function CodeDiffView({ before, after }: { before: string; after: string }) {
  const diff = useMemo(() => diffCode(before, after), [before, after]);
  if (diff.added === 0 && diff.removed === 0) {
    return <p className="px-5 py-4 text-muted">Both have the same code.</p>;
  }
  return (
    <>
      <p className="num px-5 pt-3 text-xs text-muted">
        <span className="text-error">−{diff.removed}</span> <span className="text-success">+{diff.added}</span> lines
      </p>
      <section
        aria-label="Difference"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto py-2 font-mono text-[0.8125rem] leading-5"
      >
        {diff.lines.map((line) =>
          line.kind === "folded" ? (
            <p key={`folded ${line.after}`} className="border-y border-line px-5 py-1 text-xs text-faint">
              {line.lines} equal {line.lines === 1 ? "line" : "lines"}
            </p>
          ) : (
            <Line key={keyOf(line)} line={line} />
          ),
        )}
      </section>
    </>
  );
}

function Line({ line }: { line: Exclude<DiffLine, { kind: "folded" }> }) {
  const { sign, word, className } = ROW[line.kind];
  return (
    <div className={`flex w-max min-w-full px-5 ${className}`}>
      <span className="num w-9 shrink-0 pr-2 text-right text-faint select-none" aria-hidden="true">
        {line.kind === "added" ? "" : line.before}
      </span>
      <span className="num w-9 shrink-0 pr-2 text-right text-faint select-none" aria-hidden="true">
        {line.kind === "removed" ? "" : line.after}
      </span>
      <span className="w-4 shrink-0 text-faint select-none" aria-hidden="true">
        {sign}
      </span>
      <span className="whitespace-pre">
        <span className="sr-only">{word}</span>
        {line.text}
      </span>
    </div>
  );
}

function keyOf(line: Exclude<DiffLine, { kind: "folded" }>): string {
  return line.kind === "removed" ? `− ${line.before}` : `+ ${line.after}`;
}
