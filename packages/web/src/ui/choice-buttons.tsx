/** One button an option in a row; the pressed one holds. `buttons` is their size. */
export function ChoiceButtons<Value extends string>(input: {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  buttons?: string;
}) {
  return (
    <fieldset className="inline-flex shrink-0 rounded-lg border border-line bg-base-100 p-0.5">
      <legend className="sr-only">{input.legend}</legend>
      {input.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === input.value}
          onClick={() => input.onChange(value)}
          className={`rounded-md px-2.5 text-muted transition-colors hover:text-base-content aria-pressed:bg-base-300 aria-pressed:font-medium aria-pressed:text-base-content aria-pressed:shadow-[inset_0_0_0_1px_var(--color-line)] ${input.buttons ?? "h-8 text-[0.8125rem]"}`}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
