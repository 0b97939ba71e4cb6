import { Check } from "lucide-react";
import { DifficultyBadge } from "../../ui/badges.tsx";

/** One coloured piece of a line: k keyword, f function, n number, c comment, plain otherwise. */
type Piece = string | ["k" | "f" | "n" | "c", string];

const COLOR = { k: "text-(--code-keyword)", f: "text-(--code-name)", n: "text-(--code-number)", c: "text-faint" };

const LINES: Piece[][] = [
  [["k", "function"], " ", ["f", "longestClimb"], "(heights) {"],
  ["  ", ["k", "const"], " tails = [];"],
  ["  ", ["k", "for"], " (", ["k", "const"], " height ", ["k", "of"], " heights) {"],
  ["    ", ["k", "const"], " i = ", ["f", "lowerBound"], "(tails, height);"],
  ["    tails[i] = height; ", ["c", "// O(n log n)"]],
  ["  }"],
  ["  ", ["k", "return"], " tails.length;"],
  ["}"],
];

const TEST_COUNT = 36;
const TEST_DELAY_MS = 35;

/** A picture of the product in HTML: a solution, its tests turning green one by one, and the verdict. */
export function CodeSample() {
  return (
    <figure
      aria-label="A solution in the editor, accepted by the judge"
      className="panel overflow-hidden border-line-strong shadow-[0_40px_100px_-30px_oklch(45%_0.16_286/0.45)]"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3 text-muted">
        <DifficultyBadge difficulty="medium" />
        Longest Climb
        <span className="ml-auto font-mono text-xs">JavaScript</span>
      </div>
      <pre className="overflow-hidden px-4 py-4 font-mono text-[0.6875rem] leading-6 sm:text-[0.8125rem]">
        <code>
          {LINES.map((line, index) => (
            <span key={lineKey(line)} className="block whitespace-pre">
              <span className="mr-5 inline-block w-3 text-right text-faint select-none">{index + 1}</span>
              {line.map((piece) =>
                typeof piece === "string" ? piece : <ColouredPiece key={piece[1]} piece={piece} />,
              )}
            </span>
          ))}
        </code>
      </pre>
      <figcaption className="border-t border-line px-4 py-4">
        <p className="flex items-center gap-2 font-medium text-success">
          <Check className="size-4" aria-hidden="true" />
          Accepted
          <span className="num ml-auto font-normal text-muted">
            {TEST_COUNT} / {TEST_COUNT} tests
          </span>
        </p>
        <div aria-hidden="true" className="mt-3 grid grid-cols-18 gap-1">
          {Array.from({ length: TEST_COUNT }, (_, test) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move.
              key={test}
              className="h-2 animate-[rise_.4s_var(--ease-out-quint)_both] rounded-[3px] bg-success/70"
              style={{ animationDelay: `${300 + test * TEST_DELAY_MS}ms` }}
            />
          ))}
        </div>
        <dl className="mt-4 grid grid-cols-2 gap-2">
          <Measure label="Runtime" value="0.041 s" />
          <Measure label="Memory" value="41.83 MB" />
        </dl>
      </figcaption>
    </figure>
  );
}

function ColouredPiece({ piece }: { piece: Exclude<Piece, string> }) {
  return <span className={COLOR[piece[0]]}>{piece[1]}</span>;
}

function Measure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-field bg-base-300/60 px-3 py-2">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function lineKey(line: readonly Piece[]): string {
  return line.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
}
