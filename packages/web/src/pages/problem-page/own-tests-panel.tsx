import { OWN_INPUT_MAX_LENGTH, OWN_INPUT_TOO_LONG } from "@verdict/contract/submissions";
import { CircleCheck, CircleX, Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { saysTheSame } from "../../drafts/own-tests.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { canAddTest, chosenTest } from "./desk/own-tests.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

const FIELD = "field-area max-h-40 min-h-20 font-mono text-[0.8125rem] leading-5";

/** The user's own tests by name; the chosen one is what Run tries. */
export function OwnTestsPanel() {
  const own = useDesk().ownTests;
  const chosen = useDeskState(chosenTest);
  const ids = { name: useId(), input: useId(), expected: useId(), hint: useId() };
  const isTooLong = chosen.input.length > OWN_INPUT_MAX_LENGTH;
  return (
    <div className="mb-4 grid gap-3">
      <TestChoice />
      <div className="flex items-center gap-2">
        <label htmlFor={ids.name} className="sr-only">
          Name of the test
        </label>
        <input
          id={ids.name}
          value={chosen.name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => own.change({ ...chosen, name: event.target.value })}
          className="field h-8 max-w-60 text-[0.8125rem]"
        />
        <IconButton
          label="Remove this test"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          onClick={() => own.remove(chosen.id)}
        />
      </div>
      <div className="grid gap-3 @lg:grid-cols-2">
        <div>
          <label htmlFor={ids.input} className="mb-1 block text-xs text-faint">
            Your test input
          </label>
          <textarea
            id={ids.input}
            aria-describedby={ids.hint}
            value={chosen.input}
            aria-invalid={isTooLong}
            onChange={(event) => own.change({ ...chosen, input: event.target.value })}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="What your program reads from standard input"
            className={FIELD}
          />
        </div>
        <div>
          <label htmlFor={ids.expected} className="mb-1 block text-xs text-faint">
            What you expect (may stay empty)
          </label>
          <textarea
            id={ids.expected}
            value={chosen.expected}
            onChange={(event) => own.change({ ...chosen, expected: event.target.value })}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="What it should print"
            className={FIELD}
          />
        </div>
      </div>
      <p id={ids.hint} className={`text-xs ${isTooLong ? "text-error" : "text-faint"}`}>
        {isTooLong
          ? `${OWN_INPUT_TOO_LONG}.`
          : "Run tries your code on this test. Its output is compared with the reference solution's."}
      </p>
      <Expectation />
    </div>
  );
}

function TestChoice() {
  const own = useDesk().ownTests;
  const { tests } = useDeskState((state) => state.ownTests);
  const chosen = useDeskState(chosenTest);
  const canAdd = useDeskState(canAddTest);
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Own tests</legend>
      {tests.map((test) => (
        <button
          key={test.id}
          type="button"
          aria-pressed={test === chosen}
          onClick={() => own.choose(test.id)}
          className="h-7 max-w-48 truncate rounded-md border border-line px-2.5 text-xs text-muted hover:bg-hover aria-pressed:border-transparent aria-pressed:bg-base-300 aria-pressed:font-medium aria-pressed:text-base-content"
        >
          {test.name.trim() === "" ? "Unnamed" : test.name}
        </button>
      ))}
      {canAdd && (
        <button
          type="button"
          onClick={() => own.add()}
          className="inline-flex h-7 items-center gap-1 rounded-md px-2 text-xs text-muted hover:bg-hover hover:text-base-content"
        >
          <Plus className="size-3.5" aria-hidden="true" />
          Add a test
        </button>
      )}
    </fieldset>
  );
}

/** Whether the last run of this very input printed what the user expects; the reference has its own say below. */
function Expectation() {
  const { input, expected } = useDeskState(chosenTest);
  const running = useDeskState((state) => state.running);
  if (expected.trim() === "" || running.kind !== "done" || running.input.ownInput !== input) return null;
  const [testCase] = running.result.testCases;
  if (testCase === undefined) return null;
  const isMet = saysTheSame(expected, testCase.stdout);
  const Icon = isMet ? CircleCheck : CircleX;
  const isDisputed = testCase.expected_output !== null && !saysTheSame(expected, testCase.expected_output);
  return (
    <p role="status" className="flex items-start gap-2 text-[0.8125rem] leading-5">
      <Icon className={`mt-0.5 size-4 shrink-0 ${isMet ? "text-success" : "text-error"}`} aria-hidden="true" />
      <span>
        {isMet ? "Your program prints what you expect." : "Your program prints something else than you expect."}
        {isDisputed && " The reference solution does not agree with your expectation."}
      </span>
    </p>
  );
}
