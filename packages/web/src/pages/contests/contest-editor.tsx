import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ContestForm, createContest, updateContest } from "@verdict/contract/contest-form";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import { paths } from "../../platform/paths.ts";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ChosenProblems, type OwnProblem } from "./chosen-problems.tsx";
import { type FormValues, formOf, laterText, rulesText } from "./form-values.ts";

const LENGTHS = [
  { minutes: 60, label: "1 h" },
  { minutes: 120, label: "2 h" },
  { minutes: 300, label: "5 h" },
  { minutes: 10_080, label: "1 week" },
];

/** One page for all that a contest is. Whoever gives it a title and problems has a contest. */
export function ContestEditor({
  first,
  saved,
  ownProblems,
}: {
  first: FormValues;
  saved: { id: string; revision: number } | null;
  ownProblems: readonly OwnProblem[];
}) {
  const [values, setValues] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const change = (changes: Partial<FormValues>) => {
    setFault(null);
    setValues((before) => ({ ...before, ...changes }));
  };
  const save = useMutation({
    mutationFn: async (form: ContestForm) => {
      if (saved === null) return (await callApi(createContest, { body: form }))._id;
      await callApi(updateContest, { params: { contestId: saved.id }, body: { form, revision: saved.revision } });
      return saved.id;
    },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ["contest", id] });
      await navigate(paths.contest(id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = ContestForm.safeParse(formOf(values));
    if (form.success) save.mutate(form.data);
    else setFault(form.error.issues[0]?.message ?? "Something is missing");
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TitledPanel title="What and when">
        <div className="grid gap-4">
          <FormField
            label="Title"
            error={undefined}
            value={values.title}
            maxLength={100}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Times values={values} change={change} />
          <TextArea
            label="Introduction"
            hint="Shown above the problems, to everybody. May be empty."
            error={undefined}
            rows={3}
            value={values.intro}
            onChange={(event) => change({ intro: event.target.value })}
          />
        </div>
      </TitledPanel>
      <TitledPanel title={`Problems (${values.problemIds.length})`}>
        <ChosenProblems
          chosen={values.problemIds}
          own={ownProblems}
          onChange={(problemIds) => change({ problemIds })}
        />
      </TitledPanel>
      <Rules values={values} change={change} />
      <Entrance values={values} change={change} />
      {fault !== null && <ErrorBox text={fault} />}
      <FailureBox error={save.error} fallback="The contest could not be saved." />
      <SubmitButton
        text={saved === null ? "Create the contest" : "Save"}
        busyText="Saving..."
        isBusy={save.isPending}
        className="justify-self-start max-sm:w-full"
      />
    </form>
  );
}

interface PartProps {
  values: FormValues;
  change: (changes: Partial<FormValues>) => void;
}

/** Whoever moves the start keeps the length. */
function Times({ values, change }: PartProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const minutes = (Date.parse(values.end) - Date.parse(values.start)) / 60_000;
  const moveStart = (start: string) =>
    change({ start, ...(Number.isFinite(minutes) && start !== "" ? { end: laterText(start, minutes) } : {}) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField
        label="Start"
        hint={`In your time zone, ${zone}`}
        error={undefined}
        type="datetime-local"
        value={values.start}
        onChange={(event) => moveStart(event.target.value)}
      />
      <div>
        <FormField
          label="End"
          hint="Time that is taken out comes on top of it"
          error={undefined}
          type="datetime-local"
          value={values.end}
          onChange={(event) => change({ end: event.target.value })}
        />
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">Length</legend>
          {LENGTHS.map(({ minutes: length, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={minutes === length}
              className="btn-quiet h-8 px-3 text-xs aria-pressed:border-primary"
              onClick={() => change({ end: laterText(values.start, length) })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

const RULES = [
  { value: "icpc", label: "Problems solved" },
  { value: "best", label: "Points: best submission" },
  { value: "groups", label: "Points: best of each group" },
] as const;

function Rules({ values, change }: PartProps) {
  return (
    <TitledPanel title="Rules">
      <div className="grid gap-4">
        <ChoiceButtons
          legend="What counts"
          options={RULES}
          value={values.rules}
          onChange={(rules) => change({ rules })}
        />
        <p className="max-w-prose text-muted">{rulesText(values)}</p>
        <Switch
          label="Everybody starts when they like"
          isOn={values.hasWindow}
          onChange={(hasWindow) => change({ hasWindow })}
        >
          <NumberField
            label="Minutes for each"
            value={values.windowMinutes}
            onChange={(windowMinutes) => change({ windowMinutes })}
          />
        </Switch>
        {!values.hasWindow && (
          <Switch
            label="Freeze the board before the end"
            isOn={values.hasFreeze}
            onChange={(hasFreeze) => change({ hasFreeze })}
          >
            <NumberField
              label="Minutes before the end"
              value={values.freezeMinutes}
              onChange={(freezeMinutes) => change({ freezeMinutes })}
            />
          </Switch>
        )}
        {values.rules === "icpc" && (
          <NumberField
            label="Penalty minutes for each rejection"
            value={values.penaltyMinutes}
            onChange={(penaltyMinutes) => change({ penaltyMinutes })}
          />
        )}
      </div>
    </TitledPanel>
  );
}

function Entrance({ values, change }: PartProps) {
  return (
    <TitledPanel title="Who takes part">
      <div className="grid gap-4">
        <Switch label="On the list of contests" isOn={values.isListed} onChange={(isListed) => change({ isListed })} />
        <NumberField
          label="People in a team, at most"
          value={values.teamSize}
          onChange={(teamSize) => change({ teamSize })}
        />
        <Switch
          label="Only who knows a code may enter"
          isOn={values.hasCode}
          onChange={(hasCode) => change({ hasCode })}
        >
          <div className="w-64 max-w-full">
            <FormField
              label="Code"
              hint="Six characters or more; read it aloud, or send it around."
              error={undefined}
              autoComplete="off"
              value={values.joinCode}
              maxLength={40}
              onChange={(event) => change({ joinCode: event.target.value })}
            />
          </div>
        </Switch>
      </div>
    </TitledPanel>
  );
}

/** A box to tick, and beneath it what matters while it is ticked. */
function Switch(input: { label: string; isOn: boolean; onChange: (isOn: boolean) => void; children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <label className="flex w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={input.isOn}
          onChange={(event) => input.onChange(event.target.checked)}
        />
        {input.label}
      </label>
      {input.isOn && input.children !== undefined && <div className="pl-7">{input.children}</div>}
    </div>
  );
}

function NumberField(input: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <div className="w-64 max-w-full">
      <FormField
        label={input.label}
        error={undefined}
        type="number"
        min={0}
        value={input.value}
        onChange={(event) => input.onChange(event.target.value)}
      />
    </div>
  );
}
