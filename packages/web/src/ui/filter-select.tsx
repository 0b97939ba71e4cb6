/** One of the filters above a list. `label` is for screen readers: what is chosen says what it is about. */
export function FilterSelect(input: {
  name: string;
  label: string;
  value: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
}) {
  return (
    <select
      name={input.name}
      aria-label={input.label}
      value={input.value}
      onChange={(event) => input.onChange(event.target.value)}
      className="select min-w-0 bg-base-200 text-[0.8125rem] sm:w-auto sm:max-w-40"
    >
      {Object.entries(input.options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
