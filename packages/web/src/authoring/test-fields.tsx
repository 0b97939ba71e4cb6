import type { StoredTest } from "@verdict/contract/problem-save";
import { FormField } from "../ui/form-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import type { ProblemFormMethods } from "./form-values.ts";

interface TestFieldsProps {
  form: ProblemFormMethods;
  list: "visibleTestCases" | "hiddenTestCases";
  index: number;
}

/** Input, output, and for visible tests the explanation. Data too large for a form is only looked at here. */
export function TestFields({ form, list, index }: TestFieldsProps) {
  const { register, formState, getValues } = form;
  const stored = getValues(`${list}.${index}.stored`);
  const errors = formState.errors[list]?.[index];
  const explanationError = formState.errors.visibleTestCases?.[index]?.explanation;
  return (
    <div className="grid gap-4">
      <FormField
        label="Name (optional, for authors)"
        error={errors?.name?.message}
        {...register(`${list}.${index}.name`)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          label="Input"
          font="code"
          rows={3}
          readOnly={stored !== undefined}
          error={errors?.input?.message}
          {...register(`${list}.${index}.input`)}
        />
        <TextArea
          label="Output"
          font="code"
          rows={3}
          readOnly={stored !== undefined}
          error={errors?.output?.message}
          {...register(`${list}.${index}.output`)}
        />
      </div>
      {stored !== undefined && <p className="text-[0.8125rem] text-muted">{storedText(stored)}</p>}
      {list === "visibleTestCases" && (
        <TextArea
          label="Explanation"
          rows={2}
          error={explanationError?.message}
          {...register(`visibleTestCases.${index}.explanation`)}
        />
      )}
    </div>
  );
}

function storedText(stored: StoredTest): string {
  const input = stored.inputBytes.toLocaleString("en");
  const output = stored.outputBytes.toLocaleString("en");
  return `Too large to edit here: only the beginning is shown. Input ${input} bytes, output ${output} bytes; both are kept.`;
}
