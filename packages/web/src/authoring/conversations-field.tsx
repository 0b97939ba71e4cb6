import { CONVERSATIONS_MAX } from "@verdict/contract/conversation";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { IconButton } from "../ui/icon-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import type { ProblemFormMethods } from "./form-values.ts";

/** What users see of samples where a program of the problem has a part in the runs. */
export function ConversationsField({ form }: { form: ProblemFormMethods }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "conversations" });
  const { errors } = form.formState;
  return (
    <fieldset className="grid gap-3 sm:col-span-3">
      <legend className="mb-1.5 text-[0.8125rem] font-medium">Samples in the statement</legend>
      <p className="text-[0.8125rem] text-muted">
        Lines that begin with &gt; the program writes, lines with &lt; it reads; --- alone divides its runs. They are
        only shown: what is judged are the tests.
      </p>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <TextArea
              label={`Sample ${index + 1}`}
              font="code"
              rows={4}
              error={errors.conversations?.[index]?.text?.message}
              {...form.register(`conversations.${index}.text`)}
            />
          </div>
          <IconButton
            label={`Remove sample ${index + 1}`}
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < CONVERSATIONS_MAX && (
        <button type="button" className="btn-quiet w-fit gap-2" onClick={() => append({ text: "" })}>
          <Plus className="size-4" aria-hidden="true" />
          Add Sample
        </button>
      )}
    </fieldset>
  );
}
