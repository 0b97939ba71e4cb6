import { OWN_INPUT_MAX_LENGTH, OWN_INPUT_TOO_LONG } from "@verdict/contract/submissions";
import { useId } from "react";

/** Which input Run uses: the example test cases, or one that the user types. */
export function InputSwitch({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-base-100 p-0.5">
      <legend className="sr-only">Input of the run</legend>
      <InputChoice label="Examples" isChosen={!isOwn} onChoose={() => onChange(false)} />
      <InputChoice label="Own input" isChosen={isOwn} onChoose={() => onChange(true)} />
    </fieldset>
  );
}

export function OwnInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const textId = useId();
  const hintId = useId();
  const isTooLong = text.length > OWN_INPUT_MAX_LENGTH;
  return (
    <div className="mb-4">
      <label htmlFor={textId} className="sr-only">
        Your test input
      </label>
      <textarea
        id={textId}
        aria-describedby={hintId}
        value={text}
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="What your program reads from standard input"
        className="field-area max-h-40 font-mono text-[0.8125rem] leading-5"
      />
      <p id={hintId} className={`mt-1 text-xs ${isTooLong ? "text-error" : "text-faint"}`}>
        {isTooLong
          ? `${OWN_INPUT_TOO_LONG}.`
          : "Run tries your code on this input. The expected output comes from the reference solution."}
      </p>
    </div>
  );
}

function InputChoice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="h-7 rounded-md px-2.5 text-xs text-muted transition-colors hover:text-base-content aria-pressed:bg-base-300 aria-pressed:font-medium aria-pressed:text-base-content"
    >
      {label}
    </button>
  );
}
