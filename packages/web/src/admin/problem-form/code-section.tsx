import { LanguageName } from "@verdict/contract/language";
import { TitledPanel } from "../../ui/panel.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { ProblemFormMethods } from "./form-values.ts";

/** For each of the three languages what the editor starts with, and the solution that proves the tests. */
export function CodeSection({ form }: { form: ProblemFormMethods }) {
  const { register, formState } = form;
  const { errors } = formState;
  const missing = errors.startCode?.root?.message ?? errors.startCode?.message ?? errors.referenceSolution?.message;
  return (
    <TitledPanel title="Code">
      <div className="grid gap-8">
        {missing !== undefined && (
          <p role="alert" className="text-error">
            {missing}
          </p>
        )}
        {LanguageName.options.map((language, index) => (
          <fieldset key={language} className="min-w-0">
            <legend className="mb-3 text-sm font-medium text-primary">{language}</legend>
            <div className="grid gap-4 lg:grid-cols-2">
              <TextArea
                label="Initial Code"
                font="code"
                rows={8}
                error={errors.startCode?.[index]?.initialCode?.message}
                {...register(`startCode.${index}.initialCode`)}
              />
              <TextArea
                label="Reference Solution"
                font="code"
                rows={8}
                error={errors.referenceSolution?.[index]?.completeCode?.message}
                {...register(`referenceSolution.${index}.completeCode`)}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </TitledPanel>
  );
}
