/** Which input Run uses: the example test cases, or one of the user's own tests. */
export function InputSwitch({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-base-100 p-0.5">
      <legend className="sr-only">Input of the run</legend>
      <InputChoice label="Examples" isChosen={!isOwn} onChoose={() => onChange(false)} />
      <InputChoice label="Own input" isChosen={isOwn} onChoose={() => onChange(true)} />
    </fieldset>
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
