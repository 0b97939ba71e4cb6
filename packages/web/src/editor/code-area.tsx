import { type LanguageId, languageName } from "@verdict/contract/language";
import { type ComponentPropsWithRef, useId } from "react";
import { useCodeSpans } from "./use-code-spans.ts";

type CodeAreaProps = Omit<ComponentPropsWithRef<"textarea">, "id" | "className"> & {
  label: string;
  language: LanguageId;
  /** What is typed now. */
  text: string;
  /** The broken rule in words; undefined while the code is fine. */
  error: string | undefined;
};

/** The text of both layers has to fall on the same place. */
const LAYER =
  "col-start-1 row-start-1 m-0 px-3 py-2 font-mono text-[0.8125rem] leading-5 [tab-size:4] break-words whitespace-pre-wrap";

/**
 * A form's field for code: an ordinary text field, whose letters are drawn a second time beneath in the colours of the
 * language. The field grows with the layer beneath it, and both scroll as one.
 */
export function CodeArea({ label, language, text, error, ...textarea }: CodeAreaProps) {
  const id = useId();
  const spansOf = useCodeSpans(language);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-[0.8125rem] font-medium">
        {label}
        <span className="sr-only"> in {languageName(language)}</span>
      </label>
      <div
        className="field-base grid max-h-96 min-h-40 overflow-auto"
        data-invalid={error === undefined ? undefined : ""}
      >
        {spansOf !== null && (
          <pre aria-hidden="true" className={`${LAYER} pointer-events-none text-(--code-text)`}>
            {spansOf(text).map((span, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place.
              <span key={index} className={span.className}>
                {span.text}
              </span>
            ))}
            {"\n"}
          </pre>
        )}
        <textarea
          id={id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-message`}
          className={`${LAYER} field-sizing-content min-h-full w-full resize-none overflow-hidden bg-transparent caret-base-content outline-none ${spansOf === null ? "" : "text-transparent"}`}
          {...textarea}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-message`} role="alert" className="mt-1 text-[0.8125rem] text-error">
          {error}
        </p>
      )}
    </div>
  );
}
