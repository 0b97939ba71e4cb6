import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ProblemEdit, updateProblem } from "@verdict/contract/admin-problems";
import { fillPath } from "@verdict/contract/endpoint";
import { exportProblem } from "@verdict/contract/problem-packages";
import { leewayOf } from "@verdict/contract/problem-update";
import { applyRejudging, dropRejudging, rejudgingOf, startRejudging } from "@verdict/contract/rejudging";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { FaultPanel } from "../authoring/fault-panel.tsx";
import { formOf } from "../authoring/form-values.ts";
import { ProblemForm } from "../authoring/problem-form.tsx";
import { readStoredProblem } from "../authoring/read-stored-problem.ts";
import { type RejudgeCalls, RejudgePanel } from "../authoring/rejudge-panel.tsx";
import { StandInPanel } from "../authoring/stand-in-panel.tsx";
import { useSaveProblem } from "../authoring/use-save-problem.ts";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminLayout } from "./admin-layout.tsx";
import { FiguresPanel } from "./figures-panel.tsx";
import { StrengthPanel } from "./strength-panel.tsx";

export function UpdatePage({ problemId }: { problemId: string }) {
  const problem = useQuery({
    queryKey: ["problemEdit", problemId],
    queryFn: ({ signal }) => readStoredProblem(problemId, signal),
    // A form that is being filled in must not change under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <AdminLayout
      title="Update Problem"
      text={problem.data?.title ?? "\u00a0"}
      back={{ to: paths.adminUpdateList, label: "Problems" }}
      aside={
        <a href={fillPath(exportProblem.path, { problemId })} download className="btn-quiet h-9 gap-2 px-3">
          <Download className="size-4" aria-hidden="true" />
          Export Package
        </a>
      }
    >
      {problem.isError ? (
        <ErrorBox
          text={failureText(problem.error, "Failed to fetch problem")}
          hint={failureHint(problem.error)}
          onRetry={() => void problem.refetch()}
        />
      ) : problem.data === undefined ? (
        <div className="grid place-items-center py-24">
          <Spinner label="Loading the problem" className="size-8" />
        </div>
      ) : problem.data.edit === null ? (
        <ErrorBox
          text="This page is older than the site, which has something in this problem that the form does not know."
          hint="Load the page again to edit it."
          onRetry={() => location.reload()}
        />
      ) : (
        <Loaded key={problem.data.edit.revision} problem={problem.data.edit} />
      )}
    </AdminLayout>
  );
}

function Loaded({ problem }: { problem: ProblemEdit }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saver = useSaveProblem();
  const values = useMemo(() => formOf(problem), [problem]);
  const leeway = useMemo(() => leewayOf(problem), [problem]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FaultPanel fault={problem.fault} />
      <RejudgePanel
        problemId={problem._id}
        outdatedSubmissions={problem.outdatedSubmissions}
        calls={rejudgeCallsOf(problem._id)}
      />
      <StandInPanel standIn={problem.standIn} />
      <FiguresPanel problemId={problem._id} />
      <StrengthPanel problemId={problem._id} />
      <ProblemForm
        problemId={problem._id}
        values={values}
        leeway={leeway}
        saveText="Update Problem"
        saver={saver}
        save={(body) => saver.send(updateProblem, body, { params: { problemId: problem._id } })}
        onSaved={({ outdatedSubmissions }) => {
          void queryClient.invalidateQueries();
          alert("Problem updated successfully!");
          const saved = { problemId: problem._id, title: problem.title, outdatedSubmissions };
          void navigate(paths.adminUpdateList, { state: { saved } });
        }}
      />
    </div>
  );
}

function rejudgeCallsOf(problemId: string): RejudgeCalls {
  const params = { problemId };
  return {
    read: (signal) => callApi(rejudgingOf, { params, signal }),
    start: () => callApi(startRejudging, { params }),
    apply: () => callApi(applyRejudging, { params }),
    drop: () => callApi(dropRejudging, { params }),
  };
}
