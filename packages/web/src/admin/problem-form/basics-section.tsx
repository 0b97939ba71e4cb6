import { DIFFICULTY_LABEL, TAG_LABEL } from "../../ui/badges.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { EditorField } from "./editor-field.tsx";
import { FoldingSection } from "./folding-section.tsx";
import type { ProblemFormMethods } from "./form-values.ts";
import { StatementPreview } from "./statement-preview.tsx";

export function BasicsSection({ form }: { form: ProblemFormMethods }) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <FoldingSection
      id="basics"
      title="Basic Information"
      form={form}
      isBroken={(errors.title ?? errors.description ?? errors.editorial) !== undefined}
    >
      <div className="grid gap-4">
        <FormField label="Title" error={errors.title?.message} {...register("title")} />
        <EditorField
          form={form}
          name="description"
          label="Description"
          language="markdown"
          hint="Markdown, with $math$ inline and $$ on lines of their own around a formula that stands alone."
          height="h-96"
        />
        <StatementPreview label="Preview" description={watch("description")} />
        <EditorField
          form={form}
          name="editorial"
          label="Editorial"
          language="markdown"
          hint="How it is solved, in steps, as Markdown: for those who have solved it, or ask for it. May stay empty."
          height="h-72"
        />
        <StatementPreview label="Preview of the editorial" description={watch("editorial") ?? ""} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Difficulty" options={DIFFICULTY_LABEL} {...register("difficulty")} />
          <SelectField label="Tags" options={TAG_LABEL} {...register("tags")} />
        </div>
      </div>
    </FoldingSection>
  );
}
