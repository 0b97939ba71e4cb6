import { useQuery } from "@tanstack/react-query";
import { problemTroubles } from "@verdict/contract/admin-problems";
import { Link, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { submissionsWere } from "../authoring/rejudge-panel.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenProblemSummary, OpenProblemTrouble } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge } from "../ui/badges.tsx";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ProblemTable, titleId } from "./problem-table.tsx";
import { useProblemDeletion } from "./use-problem-deletion.ts";

/** What the update form leaves behind when it has saved. */
const Saved = z.object({
  saved: z.object({ problemId: z.string(), title: z.string(), outdatedSubmissions: z.number() }),
});

export function UpdateListPage() {
  const navigate = useNavigate();
  const { data: troubles } = useQuery({
    queryKey: ["problemTroubles"],
    queryFn: ({ signal }) => callApi(problemTroubles, { signal }),
    select: (list) => new Map(list.map((trouble) => [trouble.problemId, trouble])),
  });
  const deletion = useProblemDeletion();
  const saved = z.safeParse(Saved, useLocation().state);
  return (
    <AdminLayout
      title="Update Problems"
      text="Choose the problem that you want to change."
      back={BACK_TO_PANEL}
      aside={
        <Link to={paths.adminCreate} className="btn-quiet h-9 px-3">
          New Problem
        </Link>
      }
    >
      {saved.success && saved.data.saved.outdatedSubmissions > 0 && (
        <p role="status" className="panel mb-4 px-5 py-4">
          {submissionsWere(saved.data.saved.outdatedSubmissions)} judged with the old tests or limits of “
          {saved.data.saved.title}”.{" "}
          <Link to={paths.adminUpdate(saved.data.saved.problemId)} className="link-quiet">
            Judge them again
          </Link>
        </p>
      )}
      <div className="mb-4 empty:hidden">{deletion.outcome}</div>
      <ProblemTable
        caption="Problems and what can be done with them"
        actions={[
          {
            key: "state",
            heading: "State",
            inNarrow: "below title",
            cell: (problem) => <StateCell problem={problem} trouble={troubles?.get(problem._id)} />,
          },
          {
            key: "update",
            heading: "Actions",
            cell: (problem) => (
              <span className="grid gap-2 sm:flex">
                <button
                  type="button"
                  aria-describedby={titleId(problem)}
                  className="btn-quiet h-9 px-3"
                  onClick={() => void navigate(paths.adminUpdate(problem._id))}
                >
                  Update
                </button>
                <Link
                  to={paths.adminUpload(problem._id)}
                  aria-describedby={titleId(problem)}
                  className="btn-quiet h-9 px-3"
                >
                  Video
                </Link>
                {deletion.button(problem, "btn-quiet")}
              </span>
            ),
          },
        ]}
      />
    </AdminLayout>
  );
}

/** Nothing for a problem that can be judged. */
function StateCell({ problem, trouble }: { problem: OpenProblemSummary; trouble: OpenProblemTrouble | undefined }) {
  if (trouble === undefined) {
    return problem.buildsWhenWanted ? <Badge tone="neutral">Tests built on first visit</Badge> : null;
  }
  if (trouble.kind === "awaits_tests") {
    const { tests } = trouble;
    return (
      <Badge tone="info">{tests ? `Tests being built: ${tests.built} of ${tests.total}` : "Tests being built"}</Badge>
    );
  }
  const words = BROKEN[trouble.kind];
  return (
    <span title={trouble.reason}>
      <Badge tone={words === undefined ? "neutral" : "error"}>{words ?? trouble.kind}</Badge>
    </span>
  );
}

const BROKEN: Partial<Record<string, string>> = {
  checker_broken: "Checker broken",
  tests_unbuildable: "Tests cannot be built",
};
