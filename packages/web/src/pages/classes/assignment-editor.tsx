import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AssignmentForm, createAssignment, deleteAssignment, updateAssignment } from "@verdict/contract/assignments";
import { LanguageId } from "@verdict/contract/language";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import { paths } from "../../platform/paths.ts";
import { allProblemsQuery } from "../../problems/problem-queries.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { languageText } from "../../ui/verdict-text.ts";
import { ChosenProblems, type OfferedProblem } from "../contests/chosen-problems.tsx";
import { type AssignmentValues, formOf, pointsOf } from "./assignment-form-values.ts";
import { classQuery } from "./class-queries.ts";
import { classProblemsQuery } from "./problems/class-problem-queries.ts";
import { AIDS_TEXT, GRADING_TEXT, lateRuleText } from "./rule-text.ts";

interface EditorProps {
  classId: string;
  first: AssignmentValues;
  saved: { id: string; revision: number } | null;
}

/** One page for all that an assignment is, with its rule in words beside the numbers. */
export function AssignmentEditor({ classId, first, saved }: EditorProps) {
  const [values, setValues] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const { data: written = [] } = useQuery(classProblemsQuery(classId));
  const own = written
    .filter(({ isWhole }) => isWhole)
    .map(({ problemId, ...problem }) => ({ _id: problemId, ...problem }));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const change = (changes: Partial<AssignmentValues>) => {
    setFault(null);
    setValues((before) => ({ ...before, ...changes }));
  };
  const save = useMutation({
    mutationFn: async (form: AssignmentForm) => {
      if (saved === null) return (await callApi(createAssignment, { params: { classId }, body: form }))._id;
      const params = { classId, assignmentId: saved.id };
      await callApi(updateAssignment, { params, body: { form, revision: saved.revision } });
      return saved.id;
    },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ["class", classId] });
      await navigate(paths.assignment(classId, id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = AssignmentForm.safeParse(formOf(values));
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
            hint="Shown above the problems. May be empty."
            error={undefined}
            rows={3}
            value={values.intro}
            onChange={(event) => change({ intro: event.target.value })}
          />
        </div>
      </TitledPanel>
      <TitledPanel title={`Problems (${values.problemIds.length})`}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Points values={values} change={change} own={own} />
          <ChosenProblems
            chosen={values.problemIds}
            own={[]}
            offered={own}
            onChange={(problemIds) => change({ problemIds })}
          />
        </div>
      </TitledPanel>
      <Rules classId={classId} values={values} change={change} />
      {fault !== null && <ErrorBox text={fault} />}
      <FailureBox error={save.error} fallback="The assignment could not be saved." />
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          text={saved === null ? "Give the assignment" : "Save"}
          busyText="Saving..."
          isBusy={save.isPending}
          className="max-sm:w-full"
        />
        {saved !== null && <Deletion classId={classId} assignmentId={saved.id} />}
      </div>
    </form>
  );
}

interface PartProps {
  values: AssignmentValues;
  change: (changes: Partial<AssignmentValues>) => void;
}

function Times({ values, change }: PartProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField
        label="Opens"
        hint={`In your time zone, ${zone}`}
        error={undefined}
        type="datetime-local"
        value={values.opens}
        onChange={(event) => change({ opens: event.target.value })}
      />
      <FormField
        label="Due"
        hint="Students can be given more days one by one"
        error={undefined}
        type="datetime-local"
        value={values.due}
        onChange={(event) => change({ due: event.target.value })}
      />
    </div>
  );
}

function Points({ values, change, own }: PartProps & { own: readonly OfferedProblem[] }) {
  const { data: ofSite = [] } = useQuery(allProblemsQuery);
  const all = [...own, ...ofSite];
  if (values.problemIds.length === 0) return null;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">What each is worth</legend>
      {values.problemIds.map((id) => (
        <FormField
          key={id}
          label={`Points for ${all.find(({ _id }) => _id === id)?.title ?? id}`}
          error={undefined}
          type="number"
          min={0}
          step="any"
          value={pointsOf(values, id)}
          onChange={(event) => change({ points: { ...values.points, [id]: event.target.value } })}
        />
      ))}
    </fieldset>
  );
}

function Rules({ classId, values, change }: PartProps & { classId: string }) {
  const { data: schoolClass } = useQuery(classQuery(classId));
  const number = (text: string) => Number(text) || 0;
  return (
    <TitledPanel title="Rules">
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          {lateRuleText({
            lateDays: number(values.lateDays),
            latePercent: number(values.latePercent),
            freeLateDays: schoolClass?.freeLateDays ?? 0,
          })}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField
            label="Late days"
            error={undefined}
            type="number"
            min={0}
            max={60}
            value={values.lateDays}
            onChange={(event) => change({ lateDays: event.target.value })}
          />
          <FormField
            label="Percent off for each late day"
            error={undefined}
            type="number"
            min={0}
            max={100}
            value={values.latePercent}
            onChange={(event) => change({ latePercent: event.target.value })}
          />
        </div>
        <SelectField
          label="What counts"
          options={GRADING_TEXT}
          value={values.grading}
          onChange={(event) => change({ grading: event.target.value })}
        />
        <SelectField
          label="Aids"
          options={AIDS_TEXT}
          value={values.aids}
          onChange={(event) => change({ aids: event.target.value })}
        />
        <Languages values={values} change={change} />
      </div>
    </TitledPanel>
  );
}

/** Those that the site may not offer do no harm: nobody can submit in them. */
function Languages({ values, change }: PartProps) {
  const toggle = (id: string, isOn: boolean) =>
    change({ languages: isOn ? [...values.languages, id] : values.languages.filter((one) => one !== id) });
  return (
    <div className="grid gap-3">
      <label className="flex w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={values.hasLanguages}
          onChange={(event) => change({ hasLanguages: event.target.checked })}
        />
        Only some languages count
      </label>
      {values.hasLanguages && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2 pl-7">
          <legend className="sr-only">Languages that count</legend>
          {LanguageId.options.map((id) => (
            <label key={id} className="flex cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={values.languages.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {languageText(id)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** One press asks, the second deletes. */
function Deletion({ classId, assignmentId }: { classId: string; assignmentId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(deleteAssignment, { params: { classId, assignmentId } }),
    onSuccess: async () => {
      await navigate(paths.schoolClass(classId));
      queryClient.removeQueries({ queryKey: ["class", classId, "assignment", assignmentId] });
    },
  });
  return (
    <>
      <button
        type="button"
        className={isAsked ? "btn-danger" : "btn-quiet"}
        disabled={remove.isPending}
        onClick={() => (isAsked ? remove.mutate() : setIsAsked(true))}
      >
        {isAsked ? "Delete it with its grades" : "Delete"}
      </button>
      <FailureBox error={remove.error} fallback="The assignment could not be deleted." />
    </>
  );
}
