import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { LanguageName } from "@verdict/contract/language";
import type { ProblemSave } from "@verdict/contract/problem-save";
import { type Leeway, leewayOfDraft, NO_LEEWAY, problemUpdateFor } from "@verdict/contract/problem-update";
import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { Info } from "lucide-react";
import { useContext, useMemo, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { OpenSaveResult, OpenVerifyResult } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { languageText } from "../ui/verdict-text.ts";
import { AuthorCallsContext } from "./author-calls.ts";
import { BasicsSection } from "./basics-section.tsx";
import { CodeSection } from "./code-section.tsx";
import { FormIndex } from "./form-index.tsx";
import type { FormValues } from "./form-values.ts";
import { LimitsSection } from "./limits-section.tsx";
import { TestsSection } from "./tests-section.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";
import type { useSaveProblem } from "./use-save-problem.ts";
import { VerifyPanel } from "./verify-panel.tsx";
import { StressSection } from "./workshop/stress-section.tsx";
import { useWorkshop } from "./workshop/use-workshop.ts";

interface ProblemFormProps {
  /** Of a stored problem. */
  problemId?: string;
  values: FormValues;
  /** What the stored problem may keep. */
  leeway?: Leeway;
  saveText: string;
  saver: ReturnType<typeof useSaveProblem>;
  /** Sends the valid form; throws what was refused. */
  save: (body: ProblemSave) => Promise<OpenSaveResult>;
  onSaved: (saved: OpenSaveResult, form: ProblemSave) => void;
  /** Whether a button saves it as a draft, which may lack nearly everything. */
  offersDraft?: boolean;
}

/** The form of create and update. Saving judges all reference solutions against all tests first, in view. */
export function ProblemForm(props: ProblemFormProps) {
  const { problemId, values, leeway = NO_LEEWAY, saveText, saver, save, onSaved, offersDraft = false } = props;
  const form = useForm<FormValues, unknown, ProblemSave>({
    resolver: useMemo(() => resolverFor(leeway), [leeway]),
    defaultValues: values,
  });
  const methods = useWorkshop(problemId);
  const { verify: verifying } = useContext(AuthorCallsContext);
  const [verified, setVerified] = useState<OpenVerifyResult | null>(null);
  const allowLeaving = useLeaveWarning(form.formState.isDirty);
  const { errors, submitCount } = form.formState;
  const isInvalid = submitCount > 0 && Object.keys(errors).length > 0;

  const send = async (call: () => Promise<void>) => {
    setVerified(null);
    try {
      await call();
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      alert(`Error: ${(error instanceof Error && error.message) || "Something went wrong"}`);
    }
  };
  const store = (body: ProblemSave) =>
    send(async () => {
      const saved = await save(withoutBlankHints(body));
      allowLeaving();
      onSaved(saved, body);
    });
  const submit = form.handleSubmit(store);
  const saveDraft = async () => {
    const before = form.getValues("isDraft") ?? false;
    form.setValue("isDraft", true);
    await submit();
    // Of a draft that was not saved after all the form is what it was.
    form.setValue("isDraft", before);
  };
  const verify = form.handleSubmit((body) =>
    send(async () => {
      const { call, params } = verifying;
      setVerified(await saver.send(call, withoutBlankHints(body), { params }));
    }),
  );

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={submit}>
      <FormIndex form={form} />
      <GapsNotice leeway={leeway} />
      <BasicsSection form={form} />
      <TestsSection form={form} name="visibleTestCases" />
      <TestsSection form={form} name="hiddenTestCases" methods={methods} />
      <CodeSection form={form} />
      <StressSection form={form} methods={methods} problemId={problemId} />
      <LimitsSection form={form} />
      <VerifyPanel progress={saver.progress} isBusy={saver.isBusy} />
      {verified !== null && (
        <Verified
          result={verified}
          onUse={() => {
            form.setValue("timeLimitSeconds", verified.suggestedTimeLimitSeconds, { shouldDirty: true });
            form.setValue("memoryLimitMegabytes", verified.suggestedMemoryLimitMegabytes, { shouldDirty: true });
          }}
        />
      )}
      {isInvalid && <ErrorBox text="Some fields need attention before this problem can be saved." />}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-base-100/90 px-4 py-4 backdrop-blur-md sm:-mx-6 sm:px-6">
        {saver.isBusy && (
          <button type="button" className="btn-quiet" onClick={saver.cancel}>
            Cancel
          </button>
        )}
        <button type="button" className="btn-quiet" disabled={saver.isBusy} onClick={verify}>
          Check Solutions
        </button>
        {offersDraft && (
          <button type="button" className="btn-quiet" disabled={saver.isBusy} onClick={() => void saveDraft()}>
            Save as Draft
          </button>
        )}
        <button type="submit" className="btn-cta gap-2.5" disabled={saver.isBusy}>
          {saver.isBusy && <span className="loading loading-spinner size-4" aria-hidden="true" />}
          {saver.isBusy ? "Judging the solutions..." : saveText}
        </button>
      </div>
    </form>
  );
}

type FormResolver = Resolver<FormValues, unknown, ProblemSave>;

/** A draft needs a title and a statement; a test of it that nobody has begun to write is none. */
function resolverFor(leeway: Leeway): FormResolver {
  const whole: FormResolver = standardSchemaResolver(problemUpdateFor(leeway));
  const draft: FormResolver = standardSchemaResolver(problemUpdateFor(leewayOfDraft(leeway)));
  return (values, context, options) => {
    if (values.isDraft !== true) return whole(values, context, options);
    const begun = ({ input, output }: { input: string; output: string }) => input !== "" || output !== "";
    const visibleTestCases = values.visibleTestCases.filter(begun);
    const hiddenTestCases = values.hiddenTestCases.filter(begun);
    return draft({ ...values, visibleTestCases, hiddenTestCases }, context, options);
  };
}

/** An empty line between two hints is no hint. */
function withoutBlankHints(body: ProblemSave): ProblemSave {
  return body.hints === undefined ? body : { ...body, hints: body.hints.filter((hint) => hint.trim() !== "") };
}

function Verified({ result, onUse }: { result: OpenVerifyResult; onUse: () => void }) {
  if (result.measured.length === 0) {
    return (
      <p role="status" className="panel p-5 text-muted">
        Nothing was judged: there is no reference solution, or no test case.
      </p>
    );
  }
  return (
    <div role="status" className="panel border-success/30 p-5">
      <p className="font-medium text-success">All reference solutions pass all tests.</p>
      <ul className="num mt-2 text-muted">
        {result.measured.map((measured) => (
          <li key={measured.language}>
            {languageText(measured.language)}: {formatRuntime(measured.runtime)}, {formatMemory(measured.memory)}
          </li>
        ))}
      </ul>
      <button type="button" className="btn-quiet num mt-3 h-9 px-3" onClick={onUse}>
        Use the suggested limits of {result.suggestedTimeLimitSeconds} s and {result.suggestedMemoryLimitMegabytes} MB
      </button>
    </div>
  );
}

/** What an imported problem lacks; nothing where it lacks nothing. */
function GapsNotice({ leeway }: { leeway: Leeway }) {
  const { languages, lacksExplanations, lacksHiddenTests, lacksVisibleTests } = leeway;
  const hasReference = languages.length < LanguageName.options.length;
  const missing = [
    ...(languages.length === 0 ? [] : [`a reference solution in ${new Intl.ListFormat("en").format(languages)}`]),
    ...(lacksVisibleTests ? ["visible test cases"] : []),
    ...(lacksHiddenTests ? ["hidden test cases"] : []),
    ...(lacksExplanations ? ["explanations of its visible test cases"] : []),
  ];
  const staysDraft = !hasReference || lacksHiddenTests;
  if (missing.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-box border border-line-strong px-4 py-3 text-[0.8125rem] leading-5 text-muted">
      <Info className="mt-0.5 size-4 shrink-0 text-info" aria-hidden="true" />
      <p className="min-w-0">
        This problem has come without {missing.join(", and without ")}.{" "}
        {staysDraft
          ? "It can be saved so as a draft; before it is published it needs a reference solution and hidden test cases."
          : "It can be saved so: these fields may stay empty."}
      </p>
    </div>
  );
}
