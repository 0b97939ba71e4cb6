import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProblemEdit } from "@verdict/contract/admin-problems";
import { CLASS_PROBLEM_BOUNDS, createClassProblem, updateClassProblem } from "@verdict/contract/class-problems";
import { leewayOf, NO_LEEWAY } from "@verdict/contract/problem-update";
import { ChevronLeft } from "lucide-react";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { AuthorCallsContext } from "../../../authoring/author-calls.ts";
import { FaultPanel } from "../../../authoring/fault-panel.tsx";
import { emptyForm, formOf } from "../../../authoring/form-values.ts";
import { ProblemForm } from "../../../authoring/problem-form.tsx";
import { RejudgePanel } from "../../../authoring/rejudge-panel.tsx";
import { useSaveProblem } from "../../../authoring/use-save-problem.ts";
import { usePageTitle } from "../../../platform/page-meta.ts";
import { ErrorBox } from "../../../ui/error-box.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { classPaths } from "../class-paths.ts";
import { authorCallsOf, rejudgeCallsOf } from "./class-author-calls.ts";
import { classProblemFormQuery } from "./class-problem-form-query.ts";

/** No problem has this id. */
const NEW = "new";

/** The form of a class's own problem: that of administrators, with the calls of the class. */
export function ClassProblemPage({ classId, problemId }: { classId: string; problemId: string }) {
  const isNew = problemId === NEW;
  const title = isNew ? "New problem for the class" : "Edit the problem";
  usePageTitle(title);
  const calls = useMemo(() => authorCallsOf(classId), [classId]);
  return (
    <AuthorCallsContext value={calls}>
      <div>
        <Link
          to={classPaths.problems(classId)}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          Class
        </Link>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1.5 max-w-prose text-muted">
          It is kept once all reference solutions pass all tests; a draft needs a title and a description. Pictures are
          left out of the statement.
        </p>
      </div>
      {isNew ? <NewProblem classId={classId} /> : <KnownProblem classId={classId} problemId={problemId} />}
    </AuthorCallsContext>
  );
}

const LEEWAY_OF_NEW = { ...NO_LEEWAY, bounds: CLASS_PROBLEM_BOUNDS };

function NewProblem({ classId }: { classId: string }) {
  const saver = useSaveProblem();
  const values = useMemo(emptyForm, []);
  const leave = useReturn(classId);
  return (
    <ProblemForm
      values={values}
      leeway={LEEWAY_OF_NEW}
      saveText="Create Problem"
      saver={saver}
      save={(body) => saver.send(createClassProblem, body, { params: { classId } })}
      offersDraft
      onSaved={leave}
    />
  );
}

function KnownProblem({ classId, problemId }: { classId: string; problemId: string }) {
  const query = useQuery(classProblemFormQuery(classId, problemId));
  return (
    <Loaded query={query} what="the problem">
      {({ edit }) =>
        edit === null ? (
          <ErrorBox
            text="This page is older than the site, which has something in this problem that the form does not know."
            hint="Load the page again to edit it."
            onRetry={() => location.reload()}
          />
        ) : (
          <Form key={edit.revision} classId={classId} problem={edit} />
        )
      }
    </Loaded>
  );
}

function Form({ classId, problem }: { classId: string; problem: ProblemEdit }) {
  const { _id: problemId, outdatedSubmissions, fault } = problem;
  const saver = useSaveProblem();
  // To everybody outside of the class it is a draft for good; here a draft is one that is not finished.
  const values = useMemo(() => ({ ...formOf(problem), isDraft: false }), [problem]);
  const leeway = useMemo(() => ({ ...leewayOf(problem), bounds: CLASS_PROBLEM_BOUNDS }), [problem]);
  const rejudging = useMemo(() => rejudgeCallsOf({ classId, problemId }), [classId, problemId]);
  const leave = useReturn(classId);
  const queryClient = useQueryClient();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FaultPanel fault={fault} />
      <RejudgePanel problemId={problemId} outdatedSubmissions={outdatedSubmissions} calls={rejudging} />
      <ProblemForm
        problemId={problemId}
        values={values}
        leeway={leeway}
        saveText="Update Problem"
        saver={saver}
        save={(body) => saver.send(updateClassProblem, body, { params: { classId, problemId } })}
        offersDraft
        onSaved={(saved) => {
          // Who has sent something for the old tests is asked after on this page.
          if (saved.outdatedSubmissions === 0) return leave();
          alert("The problem is saved. What was submitted before can be judged again.");
          void queryClient.invalidateQueries();
        }}
      />
    </div>
  );
}

function useReturn(classId: string): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries();
    void navigate(classPaths.problems(classId));
  };
}
