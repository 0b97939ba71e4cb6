import { type ComponentPropsWithRef, useId } from "react";

type SelectFieldProps = Omit<ComponentPropsWithRef<"select">, "id" | "className" | "children"> & {
  label: string;
  /** What each value is called. */
  options: Record<string, string>;
};

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <select id={id} className="select" {...select}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
