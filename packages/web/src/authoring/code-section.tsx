import { LanguageName, languageId } from "@verdict/contract/language";
import { EditorField } from "./editor-field.tsx";
import { FoldingSection } from "./folding-section.tsx";
import type { ProblemFormMethods } from "./form-values.ts";

/** For each of the three languages what the editor starts with, and the solution that proves the tests. */
export function CodeSection({ form }: { form: ProblemFormMethods }) {
  const { errors } = form.formState;
  const missing = errors.startCode?.root?.message ?? errors.startCode?.message ?? errors.referenceSolution?.message;
  const isBroken = errors.startCode !== undefined || errors.referenceSolution !== undefined;
  return (
    <FoldingSection id="code" title="Code" form={form} isBroken={isBroken}>
      <div className="grid gap-8">
        {missing !== undefined && (
          <p role="alert" className="text-error">
            {missing}
          </p>
        )}
        {LanguageName.options.map((name, index) => (
          <fieldset key={name} className="min-w-0">
            <legend className="mb-3 text-sm font-medium text-primary">{name}</legend>
            <div className="grid gap-4">
              <EditorField
                form={form}
                name={`startCode.${index}.initialCode`}
                label="Initial Code"
                language={languageId(name)}
                height="h-48"
              />
              <EditorField
                form={form}
                name={`referenceSolution.${index}.completeCode`}
                label="Reference Solution"
                language={languageId(name)}
                height="h-72"
              />
            </div>
          </fieldset>
        ))}
      </div>
    </FoldingSection>
  );
}
