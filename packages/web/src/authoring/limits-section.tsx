import { type Checker, MOST_PASSES, TOKEN_CHECKER } from "@verdict/contract/judging";
import { type ComponentPropsWithRef, useContext } from "react";
import type * as z from "zod/mini";
import { FormField } from "../ui/form-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { AuthorCallsContext } from "./author-calls.ts";
import { ConversationsField } from "./conversations-field.tsx";
import { EditorField } from "./editor-field.tsx";
import { FoldingSection } from "./folding-section.tsx";
import type { ProblemFormMethods } from "./form-values.ts";
import { TimeFactorsField } from "./time-factors-field.tsx";

type CheckerInput = z.input<typeof Checker>;

const CHECKER_KINDS = ["tokens", "float", "exact", "validator", "interactor", "multi-pass"] as const;
const CHECKER_LABEL: Record<CheckerInput["kind"], string> = {
  tokens: "Word by word (white space only separates)",
  float: "Numbers within a tolerance",
  exact: "Byte by byte",
  validator: "A validator of its own",
  interactor: "An interactor, which programs talk with",
  "multi-pass": "A validator that has programs run again",
};

type ProgramChecker = Extract<CheckerInput, { files: unknown }>;
type OwnProgram = Pick<ProgramChecker, "language" | "files" | "arguments">;
const NEW_PROGRAM: OwnProgram = { language: "cpp", files: [{ name: "validate.cpp", content: "" }], arguments: [] };

/** What a newly chosen way of comparing starts with. */
const NEW_CHECKER: Record<CheckerInput["kind"], CheckerInput> = {
  tokens: TOKEN_CHECKER,
  float: { kind: "float", absolute: 1e-6, relative: 1e-6, ignoreCase: false, ignoreSpace: true },
  exact: { kind: "exact" },
  validator: { kind: "validator", ...NEW_PROGRAM },
  interactor: { kind: "interactor", ...NEW_PROGRAM, passes: 1 },
  "multi-pass": { kind: "multi-pass", ...NEW_PROGRAM, passes: 2 },
};

/** A program that is there stays, whatever it is to be now. */
function changedTo(kind: CheckerInput["kind"], before: CheckerInput): CheckerInput {
  const fresh = NEW_CHECKER[kind];
  if (!("files" in fresh) || !("files" in before)) return fresh;
  return { ...fresh, language: before.language, files: before.files, arguments: before.arguments };
}

/** Time, memory, how outputs are compared, hints, and whether users see the problem yet. */
export function LimitsSection({ form }: { form: ProblemFormMethods }) {
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const checker = watch("checker") ?? TOKEN_CHECKER;
  const hints = watch("hints") ?? [];
  const { isOfClass } = useContext(AuthorCallsContext);
  return (
    <FoldingSection
      id="judging"
      title="Judging"
      form={form}
      isBroken={
        (errors.timeLimitSeconds ??
          errors.memoryLimitMegabytes ??
          errors.timeFactors ??
          errors.checker ??
          errors.conversations ??
          errors.hints) !== undefined
      }
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <FormField
          label="Time limit (seconds)"
          type="number"
          step="any"
          error={errors.timeLimitSeconds?.message}
          {...register("timeLimitSeconds", { valueAsNumber: true })}
        />
        <FormField
          label="Memory limit (MB)"
          type="number"
          error={errors.memoryLimitMegabytes?.message}
          {...register("memoryLimitMegabytes", { valueAsNumber: true })}
        />
        <SelectField
          label="Outputs are compared"
          options={CHECKER_LABEL}
          value={checker.kind}
          onChange={(event) => {
            const kind = CHECKER_KINDS.find((name) => name === event.target.value) ?? "tokens";
            setValue("checker", changedTo(kind, checker), { shouldDirty: true });
          }}
        />
        <CheckerDetails form={form} checker={checker} />
        <TimeFactorsField form={form} />
        <div className="sm:col-span-3">
          <TextArea
            label="Hints"
            hint="One a line, from gentle to telling."
            error={errors.hints?.message}
            rows={2}
            value={hints.join("\n")}
            onChange={(event) => {
              const text = event.target.value;
              setValue("hints", text === "" ? [] : text.split("\n"), { shouldDirty: true });
            }}
          />
        </div>
        <div className="grid gap-2 sm:col-span-3">
          {!isOfClass && <CheckboxField label="Draft: only admins see this problem" {...register("isDraft")} />}
          <CheckboxField
            label="Users may search for the smallest failing input and measure how their code grows (off in a contest)"
            {...register("allowsStudies")}
          />
        </div>
      </div>
    </FoldingSection>
  );
}

function CheckerDetails({ form, checker }: { form: ProblemFormMethods; checker: CheckerInput }) {
  const { register, formState, getFieldState } = form;
  switch (checker.kind) {
    case "tokens":
      return (
        <div className="grid gap-2 sm:col-span-3">
          <CheckboxField label="Capital and small letters are the same" {...register("checker.ignoreCase")} />
        </div>
      );
    case "float":
      return (
        <div className="grid gap-4 sm:col-span-3 sm:grid-cols-3">
          <FormField
            label="Absolute tolerance"
            type="number"
            step="any"
            error={getFieldState("checker.absolute", formState).error && "Enter a number"}
            {...register("checker.absolute", { valueAsNumber: true })}
          />
          <FormField
            label="Relative tolerance"
            type="number"
            step="any"
            error={getFieldState("checker.relative", formState).error && "Enter a number"}
            {...register("checker.relative", { valueAsNumber: true })}
          />
        </div>
      );
    case "exact":
      return null;
    case "validator":
    case "interactor":
    case "multi-pass":
      return <ProgramDetails form={form} checker={checker} />;
    default:
      return checker satisfies never;
  }
}

const PROGRAM_NAME: Record<ProgramChecker["kind"], string> = {
  validator: "Output validator",
  interactor: "Interactor",
  "multi-pass": "Output validator",
};
const GETS = "Gets the input, the answer and a feedback folder as arguments";
const PROGRAM_HINT: Record<ProgramChecker["kind"], string> = {
  validator: `${GETS} and the output on standard input; exit code 42 accepts, 43 refuses.`,
  interactor: `${GETS}; what it prints is the program's input, and what that prints is its own. Exit code 42 accepts, 43 refuses. With several passes it asks for one more as a validator does.`,
  "multi-pass": `${GETS} and the output on standard input; exit code 42 accepts, 43 refuses. With 42 and a file nextpass.in in that folder the program is run again, on that.`,
};

function ProgramDetails({ form, checker }: { form: ProblemFormMethods; checker: ProgramChecker }) {
  const { register, formState, getFieldState } = form;
  return (
    <>
      {checker.kind !== "validator" && (
        <FormField
          label="Most passes"
          type="number"
          error={getFieldState("checker.passes", formState).error && `Enter a number from 1 to ${MOST_PASSES}`}
          {...register("checker.passes", { valueAsNumber: true })}
        />
      )}
      <div className="sm:col-span-3">
        <EditorField
          form={form}
          name="checker.files.0.content"
          label={PROGRAM_NAME[checker.kind]}
          language={checker.language === "python" ? "python3" : checker.language}
          hint={PROGRAM_HINT[checker.kind]}
          height="h-96"
        />
      </div>
      {checker.kind !== "validator" && <ConversationsField form={form} />}
    </>
  );
}

function CheckboxField({
  label,
  ...input
}: Omit<ComponentPropsWithRef<"input">, "type" | "className"> & { label: string }) {
  return (
    <label className="flex w-fit cursor-pointer items-center gap-2.5">
      <input type="checkbox" className="size-4.5 cursor-pointer accent-primary" {...input} />
      {label}
    </label>
  );
}
