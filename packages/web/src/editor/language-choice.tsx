import { CoreLanguageId, type LanguageId, languageName } from "@verdict/contract/language";
import { ChoiceButtons } from "../ui/choice-buttons.tsx";

const OPTIONS: { value: LanguageId; label: string }[] = CoreLanguageId.options.map((language) => ({
  value: language,
  label: languageName(language),
}));

/** One button a language; the pressed one is in the editor. */
export function LanguageChoice(input: { value: LanguageId; onChange: (language: LanguageId) => void }) {
  return <ChoiceButtons legend="Language" options={OPTIONS} {...input} />;
}
