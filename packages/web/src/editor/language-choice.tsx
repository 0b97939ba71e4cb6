import { CoreLanguageId, isCore, type LanguageId, languageName } from "@verdict/contract/language";
import { ChoiceButtons } from "../ui/choice-buttons.tsx";

const OPTIONS: { value: LanguageId; label: string }[] = CoreLanguageId.options.map((language) => ({
  value: language,
  label: languageName(language),
}));

interface LanguageChoiceProps {
  value: LanguageId;
  onChange: (language: LanguageId) => void;
  /** What this site offers beside the core languages. */
  further?: readonly LanguageId[] | undefined;
}

/** One button a core language, the pressed one is in the editor; all others stand in a menu behind them. */
export function LanguageChoice({ value, onChange, further = [] }: LanguageChoiceProps) {
  return (
    <>
      <ChoiceButtons legend="Language" options={OPTIONS} value={value} onChange={onChange} />
      {further.length > 0 && (
        <select
          aria-label="Further languages"
          className="select h-9 w-auto min-w-0 shrink text-[0.8125rem]"
          value={isCore(value) ? "" : value}
          onChange={(event) => event.target.value !== "" && onChange(event.target.value)}
        >
          <option value="">More</option>
          {further.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
