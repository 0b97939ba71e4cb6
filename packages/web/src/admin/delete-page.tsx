import { useQueryClient } from "@tanstack/react-query";
import { deleteProblem } from "@verdict/contract/admin-problems";
import { callApi } from "../platform/call-api.ts";
import { allProblemsQuery } from "../problems/problem-queries.ts";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable } from "./problem-table.tsx";
import { useDeletion } from "./use-deletion.tsx";

export function DeletePage() {
  const queryClient = useQueryClient();
  const deletion = useDeletion({
    call: ({ _id: problemId }) => callApi(deleteProblem, { params: { problemId } }),
    onDeleted: (problem) => {
      queryClient.setQueryData(allProblemsQuery.queryKey, (problems) =>
        problems?.filter((other) => other._id !== problem._id),
      );
      // Everything else that was loaded may name the problem too.
      return queryClient.invalidateQueries();
    },
    failedText: "Failed to delete problem",
    doneText: (problem) => `“${problem.title}” was deleted.`,
  });
  return (
    <AdminLayout
      title="Delete Problems"
      text="A deleted problem leaves the catalogue; the history of those who tried it stays readable."
      back={BACK_TO_PANEL}
    >
      <div className="grid gap-4">
        {deletion.outcome}
        <ProblemTable
          caption="Problems that can be deleted"
          actions={[{ key: "delete", heading: "Actions", cell: (problem) => deletion.button(problem, "btn-quiet") }]}
        />
      </div>
    </AdminLayout>
  );
}
