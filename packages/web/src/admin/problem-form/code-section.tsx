import { type CoreLanguageId, LanguageName, languageId } from "@verdict/contract/language";
import { useWatch } from "react-hook-form";
import { CodeArea } from "../../editor/code-area.tsx";
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
            <div className="grid gap-4 lg:grid-cols-2">
              <CodeFields form={form} index={index} language={languageId(name)} />
            </div>
          </fieldset>
        ))}
      </div>
    </FoldingSection>
  );
}

function CodeFields({ form, index, language }: { form: ProblemFormMethods; index: number; language: CoreLanguageId }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [initial = "", complete = ""] = useWatch({
    control,
    name: [`startCode.${index}.initialCode`, `referenceSolution.${index}.completeCode`],
  });
  return (
    <>
      <CodeArea
        label="Initial Code"
        language={language}
        text={initial}
        error={errors.startCode?.[index]?.initialCode?.message}
        {...register(`startCode.${index}.initialCode`)}
      />
      <CodeArea
        label="Reference Solution"
        language={language}
        text={complete}
        error={errors.referenceSolution?.[index]?.completeCode?.message}
        {...register(`referenceSolution.${index}.completeCode`)}
      />
    </>
  );
}
