import { LanguageId, languageName } from "@verdict/contract/language";

/** One button a language; the pressed one is in the editor. */
export function LanguageChoice(input: { value: LanguageId; onChange: (language: LanguageId) => void }) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-base-100 p-0.5">
      <legend className="sr-only">Language</legend>
      {LanguageId.options.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === input.value}
          onClick={() => input.onChange(language)}
          className="h-8 rounded-md px-2.5 text-[0.8125rem] text-muted transition-colors hover:text-base-content aria-pressed:bg-base-300 aria-pressed:font-medium aria-pressed:text-base-content aria-pressed:shadow-[inset_0_0_0_1px_var(--color-line)]"
        >
          {languageName(language)}
        </button>
      ))}
    </fieldset>
  );
}
