import { ChevronRight, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import type { ProblemFormMethods } from "./form-values.ts";
import { TestFields } from "./test-fields.tsx";

interface TestRowProps {
  form: ProblemFormMethods;
  list: "visibleTestCases" | "hiddenTestCases";
  index: number;
  /** Where there are few tests every field stands on the page, for whoever reads the form or searches in it. */
  startsOpen: boolean;
  onRemove: () => void;
}

/** One test, which folds to a line that tells it from others. A new one, and one with a broken rule, is open. */
export function TestRow({ form, list, index, startsOpen, onRemove }: TestRowProps) {
  const test = form.getValues(`${list}.${index}`);
  const isNew = test.input === "" && test.output === "";
  const [isOpen, setIsOpen] = useState(startsOpen || isNew);
  const { errors, submitCount } = form.formState;
  const isBroken = errors[list]?.[index] !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt to save opens it.
  useEffect(() => {
    if (isBroken) setIsOpen(true);
  }, [submitCount, isBroken]);
  const headline = testHeadline(test);
  const name = test.name ?? "";
  return (
    <li className="rounded-field border border-line">
      <div className="flex items-center gap-2 py-1 pr-1 pl-2">
        <h3 className="min-w-0 flex-1 text-[0.8125rem] font-medium tracking-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex h-9 w-full min-w-0 items-center gap-2 rounded-xs pr-2 text-left"
          >
            <ChevronRight
              className={`size-4 shrink-0 text-faint transition-transform ${isOpen ? "rotate-90" : ""}`}
              aria-hidden="true"
            />
            <span className="num shrink-0 text-muted">Test {index + 1}</span>
            {name !== "" && <span className="max-w-48 shrink-0 truncate">{name}</span>}
            {!isOpen && (
              <>
                <span className="min-w-0 truncate font-mono text-xs font-normal">{headline.input}</span>
                <span className="shrink-0 text-faint" aria-hidden="true">
                  →
                </span>
                <span className="min-w-0 truncate font-mono text-xs font-normal">{headline.output}</span>
                <span className="num ml-auto shrink-0 text-xs font-normal text-muted max-sm:hidden">
                  {headline.size}
                </span>
              </>
            )}
          </button>
        </h3>
        <IconButton
          label={`Remove ${list === "visibleTestCases" ? "visible" : "hidden"} test ${index + 1}`}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <div className="border-t border-line p-4">
          <TestFields form={form} list={list} index={index} />
        </div>
      )}
    </li>
  );
}

const LONGEST_LINE = 48;

/** What a folded test is recognised by: the first lines of both texts, and how large they are. */
export function testHeadline(test: { input: string; output: string }): { input: string; output: string; size: string } {
  const characters = test.input.length + test.output.length;
  return {
    input: firstLine(test.input),
    output: firstLine(test.output),
    size: characters < 1000 ? `${characters} characters` : `${(characters / 1000).toFixed(1)} k characters`,
  };
}

function firstLine(text: string): string {
  const [first = "", ...more] = text.trimEnd().split("\n");
  const isCut = first.length > LONGEST_LINE || more.length > 0;
  return `${first.slice(0, LONGEST_LINE)}${isCut ? " …" : ""}`;
}
