import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { costOfAll } from "@verdict/contract/cost-text";
import { reportSolution, voteForSolution } from "@verdict/contract/talk";
import { hideSolution } from "@verdict/contract/talk-moderation";
import { useState } from "react";
import { CodeView } from "../../editor/code-view.tsx";
import { useAuth } from "../../platform/auth.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSharedSolution } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { shortMomentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { languageText } from "../../ui/verdict-text.ts";
import { HideButton } from "./hide-button.tsx";
import { ReportButton } from "./report-button.tsx";
import { codeQuery, talkKey } from "./talk-queries.ts";

interface SolutionProps {
  problemId: string;
  solution: OpenSharedSolution;
}

/** One shared solution; its code comes when it is opened. */
export function SolutionItem({ problemId, solution }: SolutionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isAdmin = useAuth().user?.role === "admin";
  const titleId = `solution-${solution.submissionId}`;
  const params = { problemId, submissionId: solution.submissionId };
  const { runtime, memory } = costOfAll(solution);
  return (
    <li aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-3">
        <p id={titleId} className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <span className="font-medium">
            {solution.author} · {languageText(solution.language)}
          </span>
          <span className="num block text-xs text-muted">
            {solution.lines} {solution.lines === 1 ? "line" : "lines"} · {runtime.figure} · {memory.figure} ·{" "}
            <time dateTime={solution.at}>{shortMomentText(solution.at)}</time>
          </span>
        </p>
        {solution.isHidden && <Badge tone="warning">Hidden by an administrator</Badge>}
        {solution.isOutdated && <Badge tone="neutral">Judged by older tests</Badge>}
        <VoteButton problemId={problemId} solution={solution} titleId={titleId} />
        <button
          type="button"
          className="btn-quiet h-8 px-3 text-xs"
          aria-expanded={isOpen}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Close" : "Read"}
        </button>
      </div>
      {isOpen && (
        <>
          <Code {...params} label={`${solution.author}, ${languageText(solution.language)}`} />
          <div className="flex flex-wrap items-center gap-3">
            {!solution.isOwn && (
              <ReportButton
                what="this solution"
                titleId={titleId}
                isReported={solution.isReported}
                problemId={problemId}
                report={(reason) => callApi(reportSolution, { params, body: { reason } })}
              />
            )}
            {isAdmin && (
              <HideButton
                problemId={problemId}
                titleId={titleId}
                isHidden={solution.isHidden}
                hide={(isHidden) => callApi(hideSolution, { params, body: { isHidden } })}
              />
            )}
          </div>
        </>
      )}
    </li>
  );
}

function Code({ problemId, submissionId, label }: { problemId: string; submissionId: string; label: string }) {
  const query = useQuery(codeQuery(problemId, submissionId));
  return (
    <Loaded query={query} what="the code">
      {({ code, language }) => (
        <div className="relative overflow-hidden rounded-box border border-line bg-base-100">
          <CodeView code={code} language={language} label={label} />
          <div className="absolute top-1 right-1.5">
            <CopyButton text={code} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** The count of all for one's own; for those of others a button that holds one's vote. */
function VoteButton({ problemId, solution, titleId }: SolutionProps & { titleId: string }) {
  const { votes, hasVoted, submissionId } = solution;
  const queryClient = useQueryClient();
  const vote = useMutation({
    mutationFn: () => callApi(voteForSolution, { params: { problemId, submissionId }, body: { isFor: !hasVoted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...talkKey(problemId), "solutions"] }),
  });
  const button = useKeptFocus(vote.isPending);
  if (solution.isOwn) {
    return <span className="num text-xs text-muted">{votes === 1 ? "1 vote" : `${votes} votes`}</span>;
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn-quiet num h-8 px-3 text-xs aria-pressed:bg-base-300"
        aria-pressed={hasVoted}
        aria-describedby={titleId}
        disabled={vote.isPending}
        onClick={() => vote.mutate()}
      >
        Vote ({votes})
      </button>
      <FailureBox error={vote.error} fallback="The vote could not be given." />
    </>
  );
}
