import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ProblemFormMethods } from "./form-values.ts";

/** A part of the form that can be folded away; what is typed in it stays. A broken rule in it opens it again. */
export function FoldingSection(input: {
  /** Where the index leads. */
  id: string;
  title: string;
  form: ProblemFormMethods;
  isBroken: boolean;
  aside?: ReactNode;
  /** What is in it comes when it is opened first. */
  startsFolded?: true;
  children: ReactNode;
}) {
  const { form, isBroken } = input;
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(input.startsFolded !== true);
  const wasOpened = useRef(isOpen);
  if (isOpen) wasOpened.current = true;
  const { submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt to save opens it.
  useEffect(() => {
    if (isBroken) setIsOpen(true);
  }, [submitCount, isBroken]);
  return (
    <section id={input.id} aria-labelledby={headingId} className="panel scroll-mt-20 p-5">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id={headingId} className="text-sm font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-ml-1 flex min-h-6 items-center gap-1.5 rounded-xs pr-2"
          >
            <ChevronRight
              className={`size-4 text-faint transition-transform ${isOpen ? "rotate-90" : ""}`}
              aria-hidden="true"
            />
            {input.title}
          </button>
        </h2>
        {isOpen && input.aside}
      </div>
      <div hidden={!isOpen} className="mt-3">
        {wasOpened.current && input.children}
      </div>
    </section>
  );
}
