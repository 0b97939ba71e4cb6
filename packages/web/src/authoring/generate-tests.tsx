import { useMutation } from "@tanstack/react-query";
import { CoreLanguageId, languageName } from "@verdict/contract/language";
import { GENERATED_TESTS_MAX, GenerateBody } from "@verdict/contract/test-generation";
import { useContext, useState } from "react";
import * as z from "zod/mini";
import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { FormField } from "../ui/form-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { AuthorCallsContext } from "./author-calls.ts";
import type { ProblemFormMethods } from "./form-values.ts";
import type { PastedTest } from "./parse-tests.ts";
import { GeneratorFields } from "./workshop/generator-fields.tsx";
import type { WorkshopMethods } from "./workshop/use-workshop.ts";

/** A batch of 30 runs of two programs takes this long at worst. */
const TIMEOUT_MS = 180_000;
const LANGUAGE_LABEL = Object.fromEntries(CoreLanguageId.options.map((id) => [id, languageName(id)]));

const ANSWERS_STAY_EMPTY =
  "The answers stay empty: what is right, the problem's own program says while it talks with a solution.";

/**
 * Tests made by a small program that runs in the sandbox; the chosen reference solution gives the answers, but for a
 * problem whose own program has a part in the runs.
 */
export function GenerateTests(input: {
  form: ProblemFormMethods;
  methods: WorkshopMethods;
  onAdd: (tests: readonly PastedTest[]) => void;
}) {
  const { form, methods, onAdd } = input;
  const { generator, parameters } = methods.workshop;
  const calls = useContext(AuthorCallsContext);
  const [referenceLanguage, setReferenceLanguage] = useState<string>("cpp");
  const [firstSeed, setFirstSeed] = useState("1");
  const [count, setCount] = useState("10");
  const kind = form.watch("checker.kind");
  const isTalk = kind === "interactor" || kind === "multi-pass";

  const generation = useMutation({
    mutationFn: async () => {
      const body = z.safeParse(GenerateBody, {
        generator,
        parameters,
        validators: methods.validators(),
        ...(isTalk ? {} : { reference: { language: referenceLanguage, code: referenceCode(form, referenceLanguage) } }),
        firstSeed: Number(firstSeed),
        count: Number(count),
      });
      if (!body.success) throw new Error(body.error.issues[0]?.message);
      return (await calls.generate(body.data, TIMEOUT_MS)).tests;
    },
    onSuccess: (tests) => {
      onAdd(tests.map(({ input: text, output, stored }) => ({ input: text, output, explanation: "", stored })));
      // The next batch goes on where this one ended.
      setFirstSeed(String(Number(firstSeed) + tests.length));
    },
  });

  return (
    <details className="rounded-field border border-line px-4 py-3">
      <summary className="cursor-pointer text-[0.8125rem] font-medium text-muted hover:text-base-content">
        Generate tests
      </summary>
      <div className="mt-4 grid gap-4">
        <GeneratorFields methods={methods} />
        <div className="grid gap-4 sm:grid-cols-3">
          {!isTalk && (
            <SelectField
              label="Answers by"
              options={LANGUAGE_LABEL}
              value={referenceLanguage}
              onChange={(event) => setReferenceLanguage(event.target.value)}
            />
          )}
          <FormField
            label="First seed"
            type="number"
            min={0}
            error={undefined}
            value={firstSeed}
            onChange={(event) => setFirstSeed(event.target.value)}
          />
          <FormField
            label="Tests"
            type="number"
            min={1}
            max={GENERATED_TESTS_MAX}
            error={undefined}
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        {isTalk && <p className="text-[0.8125rem] text-muted">{ANSWERS_STAY_EMPTY}</p>}
        {generation.isError && (
          <ErrorBox
            text={failureText(generation.error, generation.error.message || "No tests were generated.")}
            hint={failureHint(generation.error)}
          />
        )}
        <p role="status" className="text-success empty:hidden">
          {generation.isSuccess && `${generation.data.length} tests generated.`}
        </p>
        <button
          type="button"
          className="btn-quiet w-fit"
          disabled={generation.isPending}
          onClick={() => generation.mutate()}
        >
          {generation.isPending ? "Generating..." : "Generate"}
        </button>
      </div>
    </details>
  );
}

function referenceCode(form: ProblemFormMethods, language: string): string {
  const solutions = form.getValues("referenceSolution");
  return solutions.find((solution) => LANGUAGE_LABEL[language] === solution.language)?.completeCode ?? "";
}
