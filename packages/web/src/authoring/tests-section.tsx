import { Plus } from "lucide-react";
import { useContext, useEffect, useState } from "react";
import { type FieldErrors, useFieldArray } from "react-hook-form";
import { Pager } from "../ui/pager.tsx";
import { AuthorCallsContext } from "./author-calls.ts";
import { BulkTests } from "./bulk-tests.tsx";
import { FoldingSection } from "./folding-section.tsx";
import { EMPTY_HIDDEN_TEST, EMPTY_VISIBLE_TEST, type FormValues, type ProblemFormMethods } from "./form-values.ts";
import { GenerateTests } from "./generate-tests.tsx";
import type { PastedTest } from "./parse-tests.ts";
import { TestRow } from "./test-row.tsx";
import type { WorkshopMethods } from "./workshop/use-workshop.ts";

/** With more rows at once, pasting 500 tests blocks the page for a second (measured with React 19, 4x slower CPU). */
const PAGE_SIZE = 25;
/** Of both kinds together. With more of them a row that is folded is found sooner than one among open ones. */
const MOST_OPEN_TESTS = 20;

type TestsName = "visibleTestCases" | "hiddenTestCases";

const WORDS: Record<TestsName, { title: string; add: string; text: string }> = {
  visibleTestCases: {
    title: "Visible Test Cases",
    add: "Add Visible Case",
    text: "Shown as examples, with their explanation.",
  },
  hiddenTestCases: { title: "Hidden Test Cases", add: "Add Hidden Case", text: "" },
};

/** Where a program of the problem has a part in the runs: its input and output are that one's. */
const TALK_TEXT: Record<TestsName, string> = {
  visibleTestCases:
    "Users run their programs on them and see what is said; input and output are for the problem's own program.",
  hiddenTestCases:
    "Input and output are for the problem's own program; an output that it does not look at may be any text.",
};

/** The tests of one kind, 25 a page. A broken rule on another page brings that page up. */
export function TestsSection(input: {
  form: ProblemFormMethods;
  name: TestsName;
  /** Where a program may make them. */
  methods?: WorkshopMethods;
}) {
  const { form, name, methods } = input;
  const tests = useFieldArray({ control: form.control, name });
  const [page, setPage] = useState(0);
  const { errors, submitCount } = form.formState;
  const total = tests.fields.length;
  const lastPage = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const shownPage = Math.min(page, lastPage);
  const firstShown = shownPage * PAGE_SIZE;
  const words = WORDS[name];
  const { isOfClass } = useContext(AuthorCallsContext);
  const seenBy = isOfClass ? "the teachers of the class and admins" : "admins";
  const secrecy = name === "hiddenTestCases" ? `Never shown to anybody but ${seenBy}. ` : "";
  const kind = form.watch("checker.kind");
  const isTalk = kind === "interactor" || kind === "multi-pass";
  const { visibleTestCases, hiddenTestCases } = form.getValues();
  const areOpen = visibleTestCases.length + hiddenTestCases.length <= MOST_OPEN_TESTS;
  const problem = errors[name]?.root?.message ?? errors[name]?.message;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt to save moves to the first broken row.
  useEffect(() => {
    const broken = firstBrokenRow(errors, name);
    if (broken !== null) setPage(Math.floor(broken / PAGE_SIZE));
  }, [submitCount]);

  const add = (added: readonly PastedTest[]) => {
    tests.append(added.map((test) => rowOf(name, test)));
    setPage(Math.floor((total + added.length - 1) / PAGE_SIZE));
  };
  const replace = (replacing: readonly PastedTest[]) => {
    tests.replace(replacing.map((test) => rowOf(name, test)));
    setPage(0);
  };

  return (
    <FoldingSection
      id={name === "visibleTestCases" ? "visible-tests" : "hidden-tests"}
      title={`${words.title} (${total.toLocaleString("en")})`}
      form={form}
      isBroken={errors[name] !== undefined}
      aside={
        <Pager
          label={`Pages of ${words.title.toLowerCase()}`}
          page={shownPage}
          pageSize={PAGE_SIZE}
          total={total}
          onChange={setPage}
        />
      }
    >
      <p className="mb-4 text-muted">
        {secrecy}
        {isTalk ? TALK_TEXT[name] : words.text}
      </p>
      {problem !== undefined && (
        <p role="alert" className="mb-4 text-error">
          {problem}
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {tests.fields.slice(firstShown, firstShown + PAGE_SIZE).map((field, offset) => {
          const index = firstShown + offset;
          return (
            <TestRow
              key={field.id}
              form={form}
              list={name}
              index={index}
              startsOpen={areOpen}
              onRemove={() => tests.remove(index)}
            />
          );
        })}
      </ol>
      <div className="mt-4 grid gap-4">
        <button
          type="button"
          className="btn-quiet w-fit gap-2"
          onClick={() => add([{ input: "", output: "", explanation: "" }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {words.add}
        </button>
        <BulkTests onAdd={add} onReplace={replace} />
        {methods !== undefined && <GenerateTests form={form} methods={methods} onAdd={add} />}
      </div>
    </FoldingSection>
  );
}

function rowOf(name: TestsName, test: PastedTest) {
  const { explanation, ...data } = test;
  return name === "visibleTestCases" ? { ...EMPTY_VISIBLE_TEST, ...test } : { ...EMPTY_HIDDEN_TEST, ...data };
}

function firstBrokenRow(errors: FieldErrors<FormValues>, name: TestsName): number | null {
  const rows = errors[name];
  if (!Array.isArray(rows)) return null;
  const index = rows.findIndex((row) => row !== undefined && row !== null);
  return index === -1 ? null : index;
}
