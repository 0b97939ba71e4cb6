import { ScrollingText } from "../ui/scrolling-text.tsx";

/**
 * The compiler's own words; the same complaints are marked in the editor's lines. What it quotes is not wrapped: carets
 * stand below it.
 */
export function CompilerOutput({ text }: { text: string }) {
  const lines = text.trimEnd().split("\n");
  return (
    // Its longest line is not the width of the panel.
    <div className="mt-4 contain-inline-size rounded-field bg-hover px-3 py-2.5">
      <h3 className="mb-1.5 text-xs text-faint">Compiler output</h3>
      <ScrollingText
        height="max-h-96"
        tone="text-base-content/90"
        text={lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a compiler has said does not change.
          <span key={at} className={isQuoted(line, lines[at + 1]) ? "whitespace-pre" : ""}>
            {`${line}\n`}
          </span>
        ))}
      />
    </div>
  );
}

/** `   12 | int x;` and the rows below it, or a line above a row of carets, and that row. */
function isQuoted(line: string, next = ""): boolean {
  return /^ *\d* *\|/.test(line) || /^\s*\^/.test(line) || /^\s*\^/.test(next);
}
