import { type ComponentPropsWithRef, useId } from "react";

type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "id" | "className"> & {
  label: string;
  /** The broken rule in words; undefined while the text is fine. */
  error: string | undefined;
  hint?: string;
  /** Code and test data: same width for every character, and nothing corrects the spelling. */
  font?: "text" | "code";
};

/** A labelled text of many lines, as high as its text up to a screenful. */
export function TextArea({ label, error, hint, font = "text", ...textarea }: TextAreaProps) {
  const id = useId();
  const code = font === "code" ? { spellCheck: false, autoCapitalize: "off", autoComplete: "off" } : {};
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-[0.8125rem] font-medium">
        {label}
      </label>
      <textarea
        id={id}
        {...code}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-message`}
        className={`field-area ${font === "code" ? "max-h-72 font-mono text-[0.8125rem] leading-5" : "max-h-[32rem] leading-6"}`}
        {...textarea}
      />
      {error !== undefined ? (
        <p id={`${id}-message`} role="alert" className="mt-1 text-[0.8125rem] text-error">
          {error}
        </p>
      ) : (
        hint !== undefined && <p className="mt-1 text-[0.8125rem] text-muted">{hint}</p>
      )}
    </div>
  );
}
