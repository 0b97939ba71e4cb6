import { LanguageName, languageId } from "@verdict/contract/language";
import { STRESS_SECONDS_MAX, STRESS_TRIES_MAX } from "@verdict/contract/stress";
import { useState } from "react";
import { failureHint, failureText } from "../../platform/failures.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { ScrollingText } from "../../ui/scrolling-text.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { FoldingSection } from "../folding-section.tsx";
import type { ProblemFormMethods } from "../form-values.ts";
import { GeneratorFields } from "./generator-fields.tsx";
import { ProgramField } from "./program-field.tsx";
import { StressOutcome } from "./stress-outcome.tsx";
import { stressEffort } from "./stress-text.ts";
import { useStress } from "./use-stress.ts";
import type { WorkshopMethods, WrittenProgram } from "./use-workshop.ts";

const OWN = "own";
const CHOICES = {
  ...Object.fromEntries(LanguageName.options.map((name) => [name, `${name} reference`])),
  [OWN]: "Another program",
};
const TEXT =
  "Runs a program against a brute force on generated inputs until the checker tells their outputs apart, or until all tries are made.";
const TALK_TEXT =
  "This problem's own program has a part in the runs: two outputs alone cannot be compared, so there is no stress test.";

/** One of the author's programs against a brute force. Nothing of it is saved with the problem but what is added. */
export function StressSection(input: {
  form: ProblemFormMethods;
  methods: WorkshopMethods;
  problemId: string | undefined;
}) {
  const { form, methods, problemId } = input;
  const kind = form.watch("checker.kind");
  const isTalk = kind === "interactor" || kind === "multi-pass";
  return (
    <FoldingSection id="stress" title="Stress Test" form={form} isBroken={false} startsFolded>
      {isTalk ? (
        <p className="text-muted">{TALK_TEXT}</p>
      ) : (
        <StressFields form={form} methods={methods} problemId={problemId} />
      )}
    </FoldingSection>
  );
}

function StressFields({ form, methods, problemId }: Parameters<typeof StressSection>[0]) {
  const { workshop, change, validators } = methods;
  const [program, setProgram] = useState<string>("C++");
  const [ownProgram, setOwnProgram] = useState<WrittenProgram>({ language: "cpp", code: "" });
  const [bruteForce, setBruteForce] = useState<string>(OWN);
  const [tries, setTries] = useState("200");
  const [seconds, setSeconds] = useState("30");
  const [firstSeed, setFirstSeed] = useState("1");
  const { state, start, stop } = useStress();
  const isRunning = state.kind === "running";

  const press = () => {
    const { checker, timeLimitSeconds, memoryLimitMegabytes } = form.getValues();
    void start({
      program: program === OWN ? ownProgram : referenceOf(form, program),
      bruteForce: bruteForce === OWN ? workshop.bruteForce : referenceOf(form, bruteForce),
      generator: workshop.generator,
      parameters: workshop.parameters,
      validators: validators(),
      checker,
      timeLimitSeconds,
      memoryLimitMegabytes,
      problemId,
      firstSeed: Number(firstSeed),
      tries: Number(tries),
      seconds: Number(seconds),
    });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">{TEXT}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Program"
          options={CHOICES}
          value={program}
          onChange={(event) => setProgram(event.target.value)}
        />
        <SelectField
          label="Brute force"
          options={CHOICES}
          value={bruteForce}
          onChange={(event) => setBruteForce(event.target.value)}
        />
      </div>
      {program === OWN && (
        <ProgramField label="Tested program" program={ownProgram} height="h-48" onChange={setOwnProgram} />
      )}
      {bruteForce === OWN && (
        <ProgramField
          label="Brute-force program"
          hint="Slow and surely right: its output is taken for the answer."
          program={workshop.bruteForce}
          height="h-48"
          onChange={(written) => change({ bruteForce: written })}
        />
      )}
      <GeneratorFields methods={methods} />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField
          label="Tries"
          type="number"
          min={1}
          max={STRESS_TRIES_MAX}
          error={undefined}
          value={tries}
          onChange={(event) => setTries(event.target.value)}
        />
        <FormField
          label="Seconds"
          type="number"
          min={1}
          max={STRESS_SECONDS_MAX}
          error={undefined}
          value={seconds}
          onChange={(event) => setSeconds(event.target.value)}
        />
        <FormField
          label="First seed"
          type="number"
          min={0}
          error={undefined}
          value={firstSeed}
          onChange={(event) => setFirstSeed(event.target.value)}
        />
      </div>
      <button type="button" className="btn-quiet w-fit" onClick={isRunning ? stop : press}>
        {isRunning ? "Stop" : "Run Stress Test"}
      </button>
      {isRunning && (
        <p role="status" className="num text-muted">
          {state.tried === null ? "Compiling, and making the first inputs..." : stressEffort(state.tried)}
        </p>
      )}
      {state.kind === "failed" && <Failed error={state.error} />}
      {state.kind === "ended" && <StressOutcome result={state.result} onAdd={(test) => addHidden(form, test)} />}
    </div>
  );
}

/** What a compiler says comes below the sentence, line by line. */
function Failed({ error }: { error: Error }) {
  const text = failureText(error, error.message || "The stress test failed.");
  const [sentence = "", ...lines] = text.split("\n");
  return (
    <ErrorBox text={sentence} hint={failureHint(error)}>
      {lines.length > 0 && <ScrollingText text={lines.join("\n")} />}
    </ErrorBox>
  );
}

/** Set as a whole: the list that is shown hears of that, and of nothing that another field array appends. */
function addHidden(form: ProblemFormMethods, test: { input: string; output: string }): void {
  form.setValue("hiddenTestCases", [...form.getValues("hiddenTestCases"), test], { shouldDirty: true });
}

function referenceOf(form: ProblemFormMethods, name: string): WrittenProgram {
  const solution = form.getValues("referenceSolution").find(({ language }) => language === name);
  return { language: languageId(LanguageName.parse(name)), code: solution?.completeCode ?? "" };
}
