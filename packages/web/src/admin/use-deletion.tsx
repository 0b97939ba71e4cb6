import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenProblemSummary } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { titleId } from "./problem-table.tsx";

const QUESTION = "Are you sure you want to delete this problem?";

/** Deleting something of a problem in the table of problems: a button for each row, and what came of the last press. */
export function useDeletion(input: {
  call: (problem: OpenProblemSummary) => Promise<unknown>;
  onDeleted: (problem: OpenProblemSummary) => Promise<unknown>;
  /** Shown when a call fails, above what the server says. */
  failedText: string;
  doneText: (problem: OpenProblemSummary) => string;
}): {
  /** Red only where few rows have something to delete: a whole column of red warns of nothing. */
  button: (problem: OpenProblemSummary, look?: "btn-danger" | "btn-quiet") => ReactNode;
  outcome: ReactNode;
} {
  const removal = useMutation({ mutationFn: input.call, onSuccess: (_reply, problem) => input.onDeleted(problem) });
  return {
    button: (problem, look = "btn-danger") => (
      <button
        type="button"
        aria-describedby={titleId(problem)}
        disabled={removal.isPending}
        onClick={() => confirm(QUESTION) && removal.mutate(problem)}
        className={`${look} h-9 px-3`}
      >
        Delete
      </button>
    ),
    outcome: (
      <>
        {removal.isError && (
          <ErrorBox text={input.failedText} hint={failureText(removal.error, "") || failureHint(removal.error)} />
        )}
        <p role="status" className="text-success empty:hidden">
          {removal.isSuccess && input.doneText(removal.variables)}
        </p>
      </>
    ),
  };
}
