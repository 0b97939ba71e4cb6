import type { ShownFrame } from "@verdict/contract/program-steps/state-at";
import { useState } from "react";

/** Deeper recursion shows its beginning and its end. */
const FIRST_SHOWN = 3;
const LAST_SHOWN = 8;
/** Buttons that a browser draws at once. */
const MOST_SHOWN = 400;

/** The calls that are under way, the newest one last. The chosen one's variables are shown. */
export function CallStack(input: {
  frames: readonly ShownFrame[];
  chosen: ShownFrame | null;
  onChoose: (frame: ShownFrame) => void;
}) {
  const { frames } = input;
  const [isWhole, setIsWhole] = useState(false);
  const lastShown = isWhole ? MOST_SHOWN : LAST_SHOWN;
  const hidden = frames.length - FIRST_SHOWN - lastShown;
  const callsOf = (some: readonly ShownFrame[]) =>
    some.map((frame) => (
      <li key={frame.id}>
        <button type="button" aria-pressed={frame === input.chosen} onClick={() => input.onChoose(frame)}>
          {frame.name}
          {frame.line !== null && <small>:{frame.line}</small>}
        </button>
      </li>
    ));
  return (
    <section aria-label="Calls" className="steps-part">
      <h3>
        Calls {frames.length > 1 && <span className="num steps-faint">{frames.length.toLocaleString("en")}</span>}
      </h3>
      <ol className="steps-calls">
        {callsOf(hidden > 1 ? frames.slice(0, FIRST_SHOWN) : frames)}
        {hidden > 1 && (
          <li>
            <button type="button" disabled={isWhole} onClick={() => setIsWhole(true)}>
              … {hidden.toLocaleString("en")} more
            </button>
          </li>
        )}
        {hidden > 1 && callsOf(frames.slice(-lastShown))}
      </ol>
      {frames.length === 0 && <p className="steps-faint">No call is under way.</p>}
    </section>
  );
}
