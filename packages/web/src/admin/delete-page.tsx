import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable } from "./problem-table.tsx";
import { useProblemDeletion } from "./use-problem-deletion.ts";

export function DeletePage() {
  const deletion = useProblemDeletion();
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
