import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteProblem } from "@verdict/contract/admin-problems";
import type { ProblemSummary } from "@verdict/contract/problems";
import { callApi } from "../platform/call-api.ts";
import { allProblemsQuery } from "../problems/problem-queries.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable, titleId } from "./problem-table.tsx";

export const DELETE_QUESTION = "Are you sure you want to delete this problem?";

export function DeletePage() {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: (problem: ProblemSummary) => callApi(deleteProblem, { params: { problemId: problem._id } }),
    onSuccess: (_reply, problem) => {
      queryClient.setQueryData(allProblemsQuery.queryKey, (problems) =>
        problems?.filter((other) => other._id !== problem._id),
      );
      // Everything else that was loaded may name the problem too.
      return queryClient.invalidateQueries();
    },
  });
  const askAndDelete = (problem: ProblemSummary) => {
    if (confirm(DELETE_QUESTION)) removal.mutate(problem);
  };
  return (
    <AdminLayout
      title="Delete Problems"
      text="A deleted problem leaves the catalogue; the history of those who tried it stays readable."
      back={BACK_TO_PANEL}
    >
      <div className="grid gap-4">
        <FailureBox error={removal.error} fallback="Failed to delete problem" />
        <p role="status" className="text-success empty:hidden">
          {removal.isSuccess && `“${removal.variables.title}” was deleted.`}
        </p>
        <ProblemTable
          caption="Problems that can be deleted"
          actions={[
            {
              key: "delete",
              heading: "Actions",
              cell: (problem) => (
                <button
                  type="button"
                  aria-describedby={titleId(problem)}
                  disabled={removal.isPending}
                  onClick={() => askAndDelete(problem)}
                  className="btn-danger h-9 px-3"
                >
                  Delete
                </button>
              ),
            },
          ]}
        />
      </div>
    </AdminLayout>
  );
}
