import { type LanguageId, languageName } from "@verdict/contract/language";
import { type Ref, useId, useImperativeHandle, useRef } from "react";
import { LazyModule } from "../ui/lazy-module.tsx";
import type { FieldHandle, FieldLanguage } from "./field-view.tsx";

interface CodeFieldProps {
  ref?: Ref<FieldHandle>;
  label: string;
  language: FieldLanguage;
  text: string;
  onChange: (text: string) => void;
  /** The broken rule in words; undefined while the text is fine. */
  error: string | undefined;
  hint?: string;
  /** How high it is at first; its author may pull it higher. */
  height: "h-48" | "h-72" | "h-96";
}

/** A form's field for code or a statement: a label, and the editor, which is fetched when the form is shown. */
export function CodeField({ ref, label, language, error, hint, height, ...field }: CodeFieldProps) {
  const id = useId();
  const editor = useRef<FieldHandle>(null);
  // The form puts the focus on what is broken, also before the editor has come.
  useImperativeHandle(ref, () => ({ focus: () => editor.current?.focus() }), []);
  const isProse = language === "markdown";
  const described = [
    ...(isProse ? [] : [`${id}-leaving`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-message`]),
  ];
  return (
    <div className="group min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.8125rem]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a label does for a field. */}
        <span className="font-medium" onClick={() => editor.current?.focus()}>
          {label}
          {!isProse && <span className="font-normal text-muted"> in {languageName(language)}</span>}
        </span>
        {!isProse && (
          <span id={`${id}-leaving`} className="text-muted opacity-0 group-focus-within:opacity-100">
            Tab indents; Esc and then Tab leaves the field.
          </span>
        )}
      </div>
      <div
        className={`field-base ${height} min-h-32 resize-y overflow-hidden ${error === undefined ? "" : "border-error"}`}
      >
        <LazyModule load={loadFieldEditor} name="The editor" pending={<Pending />}>
          {(module) => (
            <module.FieldEditor
              ref={editor}
              label={fieldName(label, language)}
              language={language}
              isInvalid={error !== undefined}
              describedBy={described.length === 0 ? undefined : described.join(" ")}
              {...field}
            />
          )}
        </LazyModule>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-[0.8125rem] text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-message`} role="alert" className="mt-1 text-[0.8125rem] text-error">
          {error}
        </p>
      )}
    </div>
  );
}

function fieldName(label: string, language: FieldLanguage): string {
  return language === "markdown" ? label : `${label} in ${languageName(language satisfies LanguageId)}`;
}

function loadFieldEditor() {
  return import("./field-view.tsx");
}

function Pending() {
  return (
    <div role="status" className="px-4 py-3 text-faint">
      Loading the editor
    </div>
  );
}
