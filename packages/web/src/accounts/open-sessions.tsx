import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endSession, logoutEverywhere, type OpenSession, sessions } from "@verdict/contract/account-security";
import { MonitorSmartphone } from "lucide-react";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import { Badge } from "../ui/badges.tsx";
import { momentText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";

export const sessionsKey = ["sessions"] as const;

/** The browsers in which one is logged in, each of which can be logged out from here. */
export function OpenSessions() {
  const queryClient = useQueryClient();
  const setCurrentUser = useSetCurrentUser();
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await callApi(sessions, { signal })).sessions,
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (session: OpenSession) => callApi(endSession, { params: { sessionId: session._id } }),
    onSuccess: (_reply, session) =>
      session.isCurrent ? setCurrentUser(null) : queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  const endAll = useMutation({
    mutationFn: () => callApi(logoutEverywhere),
    onSuccess: () => setCurrentUser(null),
  });
  return (
    <TitledPanel
      title="Open Sessions"
      aside={
        <button
          type="button"
          className="btn-danger h-9 px-3"
          disabled={endAll.isPending}
          onClick={() => confirm("Log out in every browser, this one included?") && endAll.mutate()}
        >
          Log out everywhere
        </button>
      }
    >
      <div className="grid gap-3">
        <FailureBox error={end.error ?? endAll.error} fallback="Something went wrong" />
        {list.isError && (
          <ErrorBox
            text={failureText(list.error, "The sessions could not be loaded.")}
            hint={failureHint(list.error)}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <div className="skeleton h-16" />}
        <ul className="divide-y divide-line">
          {list.data?.map((session) => (
            <SessionRow key={session._id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session)} />
          ))}
        </ul>
      </div>
    </TitledPanel>
  );
}

function SessionRow(input: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { session } = input;
  const nameId = `session-${session._id}`;
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="success">This browser</Badge>}
        </p>
        <p className="num text-xs text-muted">
          {session.ip} · since {momentText(session.createdAt)} · last used {momentText(session.lastUsedAt)}
        </p>
      </div>
      <button
        type="button"
        aria-describedby={nameId}
        className="btn-quiet h-9 shrink-0 px-3"
        disabled={input.isBusy}
        onClick={input.onEnd}
      >
        Log out
      </button>
    </li>
  );
}
