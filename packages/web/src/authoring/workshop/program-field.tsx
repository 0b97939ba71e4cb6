import { CoreLanguageId, type LanguageId, languageName } from "@verdict/contract/language";
import { CodeField } from "../../editor/code-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { WrittenProgram } from "./use-workshop.ts";

/** A program in the editor, with its language beside it. */
export function ProgramField(input: {
  label: string;
  hint?: string;
  program: WrittenProgram;
  height: "h-48" | "h-72";
  onChange: (program: WrittenProgram) => void;
}) {
  const { label, hint, program, height, onChange } = input;
  const { language, code } = program;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CodeField
        label={label}
        language={language}
        height={height}
        error={undefined}
        text={code}
        onChange={(text) => onChange({ language, code: text })}
        {...(hint === undefined ? {} : { hint })}
      />
      <div className="w-fit">
        <SelectField
          label={`${label} in`}
          options={optionsWith(language)}
          value={language}
          onChange={(event) => onChange({ language: event.target.value, code })}
        />
      </div>
    </div>
  );
}

/** A package's program may be in any language. */
function optionsWith(language: LanguageId): Record<string, string> {
  return Object.fromEntries([...CoreLanguageId.options, language].map((id) => [id, languageName(id)]));
}
