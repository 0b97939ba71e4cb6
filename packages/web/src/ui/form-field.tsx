import { Eye, EyeOff } from "lucide-react";
import { type ComponentPropsWithRef, useId, useState } from "react";

type FormFieldProps = Omit<ComponentPropsWithRef<"input">, "id" | "className"> & {
  label: string;
  /** The broken rule in words; undefined while the value is fine. */
  error: string | undefined;
  /** Shown under the field, below an error. */
  hint?: string;
};

/** A labelled text field with its error beneath, tied together for screen readers. */
export function FormField({ label, error, hint, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <input id={id} className="field" {...input} {...errorAttributes(id, error)} />
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, error, hint, ...input }: Omit<FormFieldProps, "type">) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <div className="relative">
        <input
          id={id}
          className="field pr-11"
          {...input}
          type={isShown ? "text" : "password"}
          {...errorAttributes(id, error)}
        />
        <button
          type="button"
          aria-label={isShown ? "Hide password" : "Show password"}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 z-1 grid w-11 place-items-center rounded-field text-muted -outline-offset-4 hover:text-base-content"
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}

function FieldLabel({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="mb-1.5 block font-medium">
      {label}
    </label>
  );
}

function errorAttributes(id: string, error: string | undefined) {
  return error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-message` };
}

function FieldMessage({ id, error, hint }: { id: string; error: string | undefined; hint: string | undefined }) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-message`} role="alert" className="mt-1.5 text-[0.8125rem] text-error">
          {error}
        </p>
      )}
      {hint !== undefined && <p className="mt-1.5 text-[0.8125rem] text-muted">{hint}</p>}
    </>
  );
}
