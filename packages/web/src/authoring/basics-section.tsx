import { DIFFICULTY_LABEL, TAG_LABEL } from "../ui/badges.tsx";
import { FormField } from "../ui/form-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { EditorField } from "./editor-field.tsx";
import { FoldingSection } from "./folding-section.tsx";
import type { ProblemFormMethods } from "./form-values.ts";
import { StatementPreview } from "./statement-preview.tsx";

export function BasicsSection({ form }: { form: ProblemFormMethods }) {
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const topics = watch("topics") ?? [];
  return (
    <FoldingSection
      id="basics"
      title="Basic Information"
      form={form}
      isBroken={(errors.title ?? errors.description ?? errors.editorial ?? errors.topics) !== undefined}
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
        <TextArea
          label="Topics"
          hint="Finer than the tag, one a line: binary search, two pointers. Shown to those who ask for them. May stay empty."
          error={errors.topics?.message ?? errors.topics?.find?.((error) => error !== undefined)?.message}
          rows={2}
          value={topics.join("\n")}
          onChange={(event) => {
            const text = event.target.value;
            setValue("topics", text === "" ? [] : text.split("\n"), { shouldDirty: true });
          }}
        />
      </div>
    </FoldingSection>
  );
}
