import type { ComponentProps } from "react";
import { type FieldPathByValue, useController } from "react-hook-form";
import { CodeField } from "../editor/code-field.tsx";
import type { FormValues, ProblemFormMethods } from "./form-values.ts";

type EditorFieldProps = Pick<ComponentProps<typeof CodeField>, "label" | "language" | "hint" | "height"> & {
  form: ProblemFormMethods;
  /** Where in the form the text stands. */
  name: FieldPathByValue<FormValues, string | undefined>;
};

/** A text of the problem's form that is written in the editor. */
export function EditorField({ form, name, ...field }: EditorFieldProps) {
  const controller = useController({ control: form.control, name });
  const { ref, value, onChange } = controller.field;
  return (
    <CodeField
      ref={ref}
      text={typeof value === "string" ? value : ""}
      onChange={onChange}
      error={controller.fieldState.error?.message}
      {...field}
    />
  );
}
