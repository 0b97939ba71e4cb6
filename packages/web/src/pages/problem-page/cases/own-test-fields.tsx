import type { OwnTest } from "@verdict/contract/own-tests";
import { OWN_INPUT_MAX_LENGTH, OWN_INPUT_TOO_LONG } from "@verdict/contract/submissions";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useDesk } from "../desk/use-desk.ts";

const FIELD = "field-area font-mono text-[0.8125rem] leading-5";

const INPUT_WORDS = {
  program: {
    label: "Your test input",
    placeholder: "What your program reads from standard input",
    hint: "Run tries it with the examples. Its output is compared with the reference solution's.",
  },
  "multi-pass": {
    label: "Your test input",
    placeholder: "What your program reads in its first run",
    hint: "Run tries it with the examples; the problem's own program makes the inputs of further runs.",
  },
  interactor: {
    label: "What the problem's own program is given",
    placeholder: "The test, in the form that the statement or its author names",
    hint: "Run gives it to the program that yours talks with. Your program does not read it.",
  },
} as const;

function wordsFor(interaction: string | null) {
  return interaction === "interactor" || interaction === "multi-pass" ? INPUT_WORDS[interaction] : INPUT_WORDS.program;
}

/**
 * An own test to write: its name, its input, and what its author expects of it. Where a program of the problem has a
 * part in the run, that one has the last word.
 */
export function OwnTestFields({ test, interaction }: { test: OwnTest; interaction: string | null }) {
  const words = wordsFor(interaction);
  const own = useDesk().ownTests;
  const ids = { name: useId(), input: useId(), expected: useId(), hint: useId() };
  const isTooLong = test.input.length > OWN_INPUT_MAX_LENGTH;
  return (
    <div className="grid content-start gap-2">
      <div className="flex items-center gap-2">
        <label htmlFor={ids.name} className="sr-only">
          Name of the test
        </label>
        <input
          id={ids.name}
          value={test.name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => own.change({ ...test, name: event.target.value })}
          className="field h-8 min-w-0 flex-1 text-[0.8125rem]"
        />
        <IconButton
          label="Remove this test"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={() => own.remove(test.id)}
        />
      </div>
      <div>
        <label htmlFor={ids.input} className="mb-1 block text-xs text-faint">
          {words.label}
        </label>
        <textarea
          id={ids.input}
          aria-describedby={ids.hint}
          value={test.input}
          aria-invalid={isTooLong}
          onChange={(event) => own.change({ ...test, input: event.target.value })}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={words.placeholder}
          className={`${FIELD} max-h-60 min-h-18`}
        />
        <p id={ids.hint} className={hintClass(isTooLong, interaction)}>
          {isTooLong ? `${OWN_INPUT_TOO_LONG}.` : words.hint}
        </p>
      </div>
      {interaction === null && (
        <div>
          <label htmlFor={ids.expected} className="mb-1 block text-xs text-faint">
            What you expect (may stay empty)
          </label>
          <textarea
            id={ids.expected}
            value={test.expected}
            onChange={(event) => own.change({ ...test, expected: event.target.value })}
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="What it should print"
            className={`${FIELD} max-h-40 min-h-9`}
          />
        </div>
      )}
    </div>
  );
}

/** What is usual is said to screen readers alone. */
function hintClass(isTooLong: boolean, interaction: string | null): string {
  if (isTooLong) return "mt-1 text-xs text-error";
  return interaction === null ? "sr-only" : "mt-1 text-xs text-faint";
}
