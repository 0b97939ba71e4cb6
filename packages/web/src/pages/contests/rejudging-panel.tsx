import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  applyContestRejudging,
  dropContestRejudging,
  startContestRejudging,
} from "@verdict/contract/contest-rejudging";
import { callApi } from "../../platform/call-api.ts";
import type { OpenContest, OpenMovedEntry, OpenProblemRejudging } from "../../platform/open-answers.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { rejudgingQuery } from "./contest-page-queries.ts";

const CALLS = { start: startContestRejudging, apply: applyContestRejudging, drop: dropContestRejudging };
interface Act {
  verb: keyof typeof CALLS;
  label: string;
}

/** Judging a problem again: who would stand where is shown before it counts. */
export function RejudgingPanel({ contest }: { contest: OpenContest }) {
  const queryClient = useQueryClient();
  const query = useQuery(rejudgingQuery(contest._id));
  const act = useMutation({
    mutationFn: ({ verb, label }: Act) => callApi(CALLS[verb], { params: { contestId: contest._id, label } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(rejudgingQuery(contest._id).queryKey, answer);
      await queryClient.invalidateQueries({ queryKey: ["contest", contest._id] });
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
      <p className="max-w-prose text-muted">
        After a change of tests or limits a problem can be judged again. No verdict changes, and nobody learns of it,
        before the new ones are applied. They then count for all submissions to the problem, whenever they were sent.
      </p>
      <FailureBox error={act.error} fallback="That could not be done." />
      <Loaded query={query} what="the rejudging">
        {({ problems, moved }) => (
          <>
            <ul aria-label="Problems" className="divide-y divide-line">
              {problems.map((problem) => (
                <ProblemItem
                  key={problem.label}
                  problem={problem}
                  isBusy={act.isPending}
                  onAct={(verb) => act.mutate({ verb, label: problem.label })}
                />
              ))}
            </ul>
            {problems.some(({ state }) => isOpen(state)) && (
              <Moved moved={moved} hasPoints={contest.rules !== "icpc"} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function isOpen(state: string): boolean {
  return state === "judging" || state === "ready" || state === "applying";
}

function ProblemItem(input: { problem: OpenProblemRejudging; isBusy: boolean; onAct: (verb: Act["verb"]) => void }) {
  const { problem, isBusy, onAct } = input;
  const button = (verb: Act["verb"], text: string, look = "btn-quiet") => (
    <button
      type="button"
      className={`${look} h-8 px-3`}
      aria-label={`${text}: ${problem.label}`}
      disabled={isBusy}
      onClick={() => onAct(verb)}
    >
      {text}
    </button>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="num w-6 shrink-0 font-medium text-muted">{problem.label}</span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-medium">{problem.title}</span>
        <span className="num block text-[0.8125rem] text-muted" role="status">
          {standingText(problem)}
        </span>
      </span>
      {problem.mayRejudge ? (
        <span className="flex gap-2">
          {!isOpen(problem.state) && button("start", "Judge again")}
          {problem.state === "ready" && button("apply", "Apply", "btn-cta")}
          {(problem.state === "ready" || problem.state === "judging") && button("drop", "Drop")}
        </span>
      ) : null}
    </li>
  );
}

function standingText({ state, total, judged, failed, changesHere, mayRejudge }: OpenProblemRejudging): string {
  const lost = failed === 0 ? "" : `; ${failed} could not be judged and keep their verdict`;
  switch (state) {
    case "judging":
    case "ready": {
      const changes = changesHere === 1 ? "1 verdict" : `${changesHere} verdicts`;
      return `${judged} of ${total} judged again; ${changes} of this contest would change${lost}.`;
    }
    case "applying":
      return "The new verdicts are being written.";
    case "applied":
      return "The new verdicts are in force.";
    case "dropped":
      return "The new verdicts were dropped: the old ones stay.";
    default:
      return mayRejudge
        ? "Not judged again so far."
        : "Not judged again so far. Only an admin can, or an organiser while no others have the problem.";
  }
}

function Moved({ moved, hasPoints }: { moved: readonly OpenMovedEntry[]; hasPoints: boolean }) {
  if (moved.length === 0) return <p className="text-muted">As far as it is judged, the board stays as it is.</p>;
  const result = ({ solved, penaltyMinutes, points }: OpenMovedEntry["before"]) =>
    hasPoints ? `${points ?? 0} points` : `${solved} solved, ${penaltyMinutes} min`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section aria-label="Changes of the board" tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="num w-full text-[0.8125rem]">
        <caption className="mb-2 text-left text-muted">Without the freeze, the board would change like this:</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {["Name", "Place", "New place", "Result", "New result"].map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-left">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {moved.map(({ entryId, name, before, after }) => (
            <tr key={entryId}>
              <th scope="row" className="max-w-72 truncate px-3 py-2 text-left font-medium">
                {name}
              </th>
              <td className="px-3 py-2 text-muted">{before.rank ?? "–"}</td>
              <td className="px-3 py-2 font-medium">{after.rank ?? "–"}</td>
              <td className="px-3 py-2 text-muted">{result(before)}</td>
              <td className="px-3 py-2">{result(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
