import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { lockTalk } from "@verdict/contract/talk-moderation";
import { ChevronLeft, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TabBar, TabPanel, Tabs } from "../ui/tabs.tsx";
import { CommentsPanel } from "./talk/comments-panel.tsx";
import { SolutionsPanel } from "./talk/solutions-panel.tsx";
import { commentsQuery, talkKey } from "./talk/talk-queries.ts";

const TABS = [
  { value: "comments", label: "Comments" },
  { value: "solutions", label: "Solutions" },
] as const;

/** What those who have solved a problem write about it, and the solutions that they share. */
export function TalkPage() {
  const { problemId = "" } = useParams();
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6">
      <Talk key={problemId} problemId={problemId} />
    </div>
  );
}

function Talk({ problemId }: { problemId: string }) {
  const comments = useInfiniteQuery(commentsQuery(problemId));
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("comments");
  const [first] = comments.data?.pages ?? [];
  usePageTitle(first === undefined ? "Talk" : `Talk · ${first.problemTitle}`);
  if (comments.error !== null && first === undefined) return <Failed problemId={problemId} query={comments} />;
  if (first === undefined) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label="Loading the talk" className="size-8" />
      </div>
    );
  }
  return (
    <>
      <Heading problemId={problemId} title={first.problemTitle} text={READERS[first.readers] ?? ""}>
        <LockButton problemId={problemId} isLocked={first.isLocked} />
      </Heading>
      <Tabs value={tab} onChange={setTab} className="panel">
        <TabBar label="The talk" items={TABS} />
        <TabPanel value="comments" keepMounted className="p-5">
          <CommentsPanel problemId={problemId} comments={comments} isLocked={first.isLocked} />
        </TabPanel>
        <TabPanel value="solutions" className="p-5">
          <SolutionsPanel problemId={problemId} readers={first.readers} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** Who reads what one writes here. */
const READERS: Readonly<Record<string, string>> = {
  classes: "Only people of your classes who have solved the problem, and administrators, see what you write.",
  everybody: "Only those who have solved the problem, and administrators, see what you write.",
};

function Heading(input: { problemId: string; title: string; text: string; children?: ReactNode }) {
  const { problemId, title, text, children } = input;
  return (
    <header>
      <Link
        to={paths.problem(problemId)}
        className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {title}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold break-words">What others have written</h1>
        {children}
      </div>
      {text !== "" && <p className="mt-1 text-muted">{text}</p>}
    </header>
  );
}

/** A refusal in the server's words, with the way back; for all else the way to try again. */
function Failed({ problemId, query }: { problemId: string; query: { error: Error | null; refetch: () => unknown } }) {
  const { error } = query;
  if (error instanceof ApiFailure && (error.status === 403 || error.status === 404)) {
    return (
      <>
        <Heading problemId={problemId} title="The problem" text="" />
        <EmptyState
          icon={<Lock className="size-5" aria-hidden="true" />}
          title={failureText(error, "The talk is closed.")}
        />
      </>
    );
  }
  return (
    <ErrorBox
      text={failureText(error, "The talk could not be loaded.")}
      hint={failureHint(error)}
      onRetry={() => void query.refetch()}
    />
  );
}

function LockButton({ problemId, isLocked }: { problemId: string; isLocked: boolean }) {
  const isAdmin = useAuth().user?.role === "admin";
  const queryClient = useQueryClient();
  const lock = useMutation({
    mutationFn: () => callApi(lockTalk, { params: { problemId }, body: { isLocked: !isLocked } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: talkKey(problemId) }),
  });
  if (!isAdmin) return null;
  return (
    <>
      <button type="button" className="btn-quiet h-9 px-3" disabled={lock.isPending} onClick={() => lock.mutate()}>
        {isLocked ? "Open the talk again" : "Lock the talk"}
      </button>
      <FailureBox error={lock.error} fallback="The talk could not be changed." />
    </>
  );
}
