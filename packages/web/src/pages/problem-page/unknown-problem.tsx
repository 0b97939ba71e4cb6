import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { OpenSubmission } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { SubmissionDialog } from "../../submissions/submission-dialog.tsx";
import { SubmissionHistory } from "../../submissions/submission-history.tsx";
import { useHistory } from "../../submissions/submission-queries.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** A problem that is not there (any more). What the user once submitted to it stays readable here. */
export function UnknownProblem({ problemId }: { problemId: string }) {
  const { data: submissions = [] } = useHistory(problemId);
  const [opened, setOpened] = useState<OpenSubmission | null>(null);
  return (
    <div className="mx-auto grid min-h-(--content-height) max-w-4xl content-center gap-10 px-4 py-10">
      <h1 className="sr-only">Problem</h1>
      <EmptyState
        icon={<FileQuestion className="size-5" aria-hidden="true" />}
        title="This problem does not exist."
        hint="It may have been removed, or the address is wrong."
        action={
          <Link to={paths.problems} className="btn-quiet">
            All problems
          </Link>
        }
      />
      {submissions.length > 0 && (
        <section aria-label="My Submissions">
          <SubmissionHistory problemId={problemId} onOpen={setOpened} />
        </section>
      )}
      {opened !== null && (
        <SubmissionDialog problemId={problemId} submissionId={opened._id} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
