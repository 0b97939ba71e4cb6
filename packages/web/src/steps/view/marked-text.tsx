import { ScrollingText } from "../../ui/scrolling-text.tsx";

/** Of a longer text one side is shown: the end of what grows, the beginning of what stands there from the start. */
const MOST_SHOWN = 4000;

/** A text with its new part, its wrong character, or what has been read of it marked. All places are in characters. */
export function MarkedText(input: {
  text: string;
  /** Whether it grows with the steps. */
  grows: boolean;
  newFrom?: number;
  wrongAt?: number | null;
  readTo?: number | null;
}) {
  const { text, grows, newFrom = text.length, wrongAt = null, readTo = null } = input;
  if (text === "") return <p className="steps-faint">{grows ? "Nothing yet." : "Nothing."}</p>;
  const from = grows ? Math.max(0, text.length - MOST_SHOWN) : 0;
  const to = grows ? text.length : Math.min(text.length, MOST_SHOWN);
  const cuts = [from, readTo ?? from, newFrom, wrongAt ?? to, (wrongAt ?? to) + 1, to];
  const places = [...new Set(cuts.map((at) => Math.min(to, Math.max(from, at))))].sort((one, other) => one - other);
  const pieces = places.slice(1).map((end, index) => {
    const start = places[index] ?? from;
    return { start, end, text: text.slice(start, end), isWrong: start === wrongAt };
  });
  const shown = pieces.map(({ start, end, text: piece, isWrong }) => (
    <span
      key={start}
      data-wrong={isWrong ? "" : undefined}
      data-new={start >= newFrom ? "" : undefined}
      data-read={readTo !== null && end <= readTo ? "" : undefined}
    >
      {isWrong && piece === "\n" ? "↵\n" : piece}
    </span>
  ));
  return (
    <ScrollingText
      text={
        <>
          {from > 0 && "…"}
          {shown}
          {to < text.length && "…"}
        </>
      }
    />
  );
}
