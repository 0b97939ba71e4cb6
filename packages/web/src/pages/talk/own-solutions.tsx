import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { costOfAll } from "@verdict/contract/cost-text";
import { shareSolution, takeBackSolution } from "@verdict/contract/talk";
import { Link } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenOwnAccepted } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { languageText } from "../../ui/verdict-text.ts";
import { ownAcceptedQuery, talkKey } from "./talk-queries.ts";

const CLASSES = "people of your classes who have solved the problem see the code, and your name.";
const EVERYBODY =
  "others who have solved the problem see the code, and your first name; people of your classes your whole name.";

/** One's own accepted submissions, each with the press that shares it or takes it back. */
export function OwnSolutions({ problemId, readers }: { problemId: string; readers: string }) {
  const query = useQuery(ownAcceptedQuery(problemId));
  return (
    <section aria-label="Your accepted submissions" className="grid gap-2">
      <h2 className="text-sm font-medium">Your accepted submissions</h2>
      <Loaded query={query} what="your submissions">
        {({ submissions, mostShared }) =>
          submissions.length === 0 ? (
            <p className="text-muted">You have none to share.</p>
          ) : (
            <>
              <p className="text-[0.8125rem] text-muted">
                Share up to {mostShared}: {readers === "everybody" ? EVERYBODY : CLASSES}
              </p>
              <PagedList label="Pages of your submissions" items={submissions} keyOf={(one) => one.submissionId}>
                {(one) => <OwnRow problemId={problemId} submission={one} />}
              </PagedList>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function OwnRow({ problemId, submission }: { problemId: string; submission: OpenOwnAccepted }) {
  const { submissionId, isShared, isHidden } = submission;
  const titleId = `own-${submissionId}`;
  const params = { problemId, submissionId };
  const queryClient = useQueryClient();
  const turn = useMutation({
    mutationFn: () => callApi(isShared ? takeBackSolution : shareSolution, { params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: talkKey(problemId) }),
  });
  const button = useKeptFocus(turn.isPending);
  const { runtime, memory } = costOfAll(submission);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p id={titleId} className="min-w-0 flex-1">
        <Link to={paths.submission(submissionId)} className="hover:underline">
          {languageText(submission.language)}
        </Link>
        <span className="num block text-xs text-muted">
          {shortMomentText(submission.at)} · {runtime.figure} · {memory.figure}
        </span>
      </p>
      {isHidden ? (
        <Badge tone="warning">Hidden by an administrator</Badge>
      ) : (
        <button
          ref={button}
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          aria-describedby={titleId}
          disabled={turn.isPending}
          onClick={() => turn.mutate()}
        >
          {isShared ? "Take back" : "Share"}
        </button>
      )}
      <FailureBox error={turn.error} fallback="That did not work." />
    </div>
  );
}
