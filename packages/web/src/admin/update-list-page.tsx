import { Link, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { paths } from "../platform/paths.ts";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable, titleId } from "./problem-table.tsx";
import { submissionsWere } from "./rejudge-panel.tsx";

/** What the update form leaves behind when it has saved. */
const Saved = z.object({
  saved: z.object({ problemId: z.string(), title: z.string(), outdatedSubmissions: z.number() }),
});

export function UpdateListPage() {
  const navigate = useNavigate();
  const saved = z.safeParse(Saved, useLocation().state);
  return (
    <AdminLayout title="Update Problems" text="Choose the problem that you want to change." back={BACK_TO_PANEL}>
      {saved.success && saved.data.saved.outdatedSubmissions > 0 && (
        <p role="status" className="panel mb-4 px-5 py-4">
          {submissionsWere(saved.data.saved.outdatedSubmissions)} judged with the old tests or limits of “
          {saved.data.saved.title}”.{" "}
          <Link to={paths.adminUpdate(saved.data.saved.problemId)} className="link-quiet">
            Judge them again
          </Link>
        </p>
      )}
      <ProblemTable
        caption="Problems that can be updated"
        actions={[
          {
            key: "update",
            heading: "Actions",
            cell: (problem) => (
              <button
                type="button"
                aria-describedby={titleId(problem)}
                className="btn-quiet h-9 px-3"
                onClick={() => void navigate(paths.adminUpdate(problem._id))}
              >
                Update
              </button>
            ),
          },
        ]}
      />
    </AdminLayout>
  );
}
