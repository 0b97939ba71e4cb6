import { useMutation, useQuery } from "@tanstack/react-query";
import { CHALLENGE_DAYS, ChallengeForm, createChallenge, MOST_CHALLENGE_PROBLEMS } from "@verdict/contract/challenges";
import { ChevronLeft, Shuffle } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { allProblemsQuery, solvedProblemsQuery } from "../../problems/problem-queries.ts";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { ChosenProblems } from "./chosen-problems.tsx";
import { type Draw, drawProblems } from "./draw-problems.ts";

const MINUTES = [
  { value: "30", label: "30 min" },
  { value: "60", label: "1 h" },
  { value: "90", label: "1 h 30" },
  { value: "120", label: "2 h" },
  { value: "300", label: "5 h" },
] as const;

/** A challenge: problems, and how long everybody has. Whoever drew five and pressed once more has one. */
export function ChallengeFormPage() {
  usePageTitle("New challenge");
  const [title, setTitle] = useState("");
  const [problemIds, setProblemIds] = useState<string[]>([]);
  const [minutes, setMinutes] = useState<string>("60");
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (form: ChallengeForm) => callApi(createChallenge, { body: form }),
    onSuccess: ({ _id }) => navigate(paths.contest(_id)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const form = ChallengeForm.safeParse({ title, problemIds, windowMinutes: Number(minutes) });
    if (form.success) create.mutate(form.data);
    else setFault(form.error.issues[0]?.message ?? "Something is missing");
  };
  const change = (set: () => void) => {
    setFault(null);
    set();
  };
  return (
    <>
      <div>
        <Link
          to={paths.contests}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          Contests
        </Link>
        <h1 className="text-2xl font-semibold">New challenge</h1>
        <p className="mt-1 max-w-prose text-muted">
          Problems, a clock for each and one board. Everybody who has its link may take part for {CHALLENGE_DAYS} days,
          and starts when they like; so do you.
        </p>
      </div>
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TitledPanel title="What and how long">
          <div className="grid gap-4">
            <FormField
              label="Title"
              error={undefined}
              value={title}
              maxLength={100}
              onChange={(event) => change(() => setTitle(event.target.value))}
            />
            <div className="min-w-0 overflow-x-auto">
              <ChoiceButtons legend="Time for each" options={MINUTES} value={minutes} onChange={setMinutes} />
            </div>
          </div>
        </TitledPanel>
        <TitledPanel title={`Problems (${problemIds.length} of at most ${MOST_CHALLENGE_PROBLEMS})`}>
          <div className="grid gap-5">
            <DrawRow onDraw={(ids) => change(() => setProblemIds(ids))} />
            <ChosenProblems
              chosen={problemIds}
              own={[]}
              isChallenge
              onChange={(ids) => change(() => setProblemIds(ids))}
            />
          </div>
        </TitledPanel>
        {fault !== null && <ErrorBox text={fault} />}
        <FailureBox error={create.error} fallback="The challenge could not be made." />
        <SubmitButton
          text="Create the challenge"
          busyText="Creating..."
          isBusy={create.isPending}
          className="justify-self-start max-sm:w-full"
        />
      </form>
    </>
  );
}

const DRAWS = [
  { value: "mixed", label: "Mixed" },
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
  { value: "hard", label: "Hard" },
] as const;

const DRAWN = 5;

/** Draws instead of choosing: what one has not solved first. */
function DrawRow({ onDraw }: { onDraw: (ids: string[]) => void }) {
  const { data: problems = [] } = useQuery(allProblemsQuery);
  const { data: solved = [] } = useQuery(solvedProblemsQuery);
  const [draw, setDraw] = useState<Draw>("mixed");
  const solvedIds = new Set(solved.map(({ _id }) => _id));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ChoiceButtons legend="Difficulty of what is drawn" options={DRAWS} value={draw} onChange={setDraw} />
      <button
        type="button"
        className="btn-quiet h-9 gap-2 px-3"
        disabled={problems.length === 0}
        onClick={() =>
          onDraw(drawProblems({ problems, isNew: (id) => !solvedIds.has(id), count: DRAWN, draw, random: Math.random }))
        }
      >
        <Shuffle className="size-4" aria-hidden="true" />
        Draw five for me
      </button>
      <span className="text-[0.8125rem] text-muted">What you have not solved yet comes first.</span>
    </div>
  );
}
