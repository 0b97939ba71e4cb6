import { queryOptions } from "@tanstack/react-query";
import { contestEntries, contestReadiness, editContest, fullBoard } from "@verdict/contract/contest-form";
import { contestInvitations } from "@verdict/contract/contest-invitations";
import { contestMessages, juryMessages } from "@verdict/contract/contest-questions";
import { contestRejudging } from "@verdict/contract/contest-rejudging";
import { contestStaff, jurySubmission, jurySubmissions } from "@verdict/contract/contest-staff";
import { board, boardThen, contestSubmissions, contests } from "@verdict/contract/contests";
import { callApi } from "../../platform/call-api.ts";
import { CONTEST_EVERY_MS } from "./contest-queries.ts";
import { offsetOf } from "./server-clock.ts";

/* What only the pages of contests ask: contest-queries is on the page of each problem as well, which has no room. */

/** Boards are computed once a second at most; so often a page looks. */
const BOARD_EVERY_MS = 4_000;
const REJUDGING_EVERY_MS = 1_500;

export const contestsQuery = queryOptions({
  queryKey: ["contests"],
  queryFn: async ({ signal }) => {
    const answer = await callApi(contests, { signal });
    return { ...answer, offset: offsetOf(answer.now) };
  },
  staleTime: 0,
});

export function ownSubmissionsQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "submissions"],
    queryFn: ({ signal }) => callApi(contestSubmissions, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
  });
}

export function messagesQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "messages"],
    queryFn: ({ signal }) => callApi(contestMessages, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
  });
}

export function staffQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "staff"],
    queryFn: ({ signal }) => callApi(contestStaff, { params: { contestId }, signal }),
    staleTime: 0,
  });
}

/** For organisers. Tests are built and judges come meanwhile. */
export function readinessQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "readiness"],
    queryFn: ({ signal }) => callApi(contestReadiness, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
  });
}

export function invitationsQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "invitations"],
    queryFn: ({ signal }) => callApi(contestInvitations, { params: { contestId }, signal }),
    staleTime: 0,
  });
}

/** For the jury. `label` and `only` as the call has them; empty for all. */
export function allSubmissionsQuery(contestId: string, filter: { label: string; only: string }) {
  return queryOptions({
    queryKey: ["contest", contestId, "all-submissions", filter],
    queryFn: ({ signal }) => {
      const only = filter.only === "waiting" ? ({ only: "waiting" } as const) : {};
      const query = { ...(filter.label === "" ? {} : { label: filter.label }), ...only };
      return callApi(jurySubmissions, { params: { contestId }, query, signal });
    },
    staleTime: 0,
    refetchInterval: BOARD_EVERY_MS,
  });
}

export function jurySubmissionQuery(contestId: string, submissionId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "submission", submissionId],
    queryFn: ({ signal }) => callApi(jurySubmission, { params: { contestId, submissionId }, signal }),
    staleTime: 0,
  });
}

/** Looked at often only while something is judged again. */
export function rejudgingQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "rejudging"],
    queryFn: ({ signal }) => callApi(contestRejudging, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.problems.some((one) => one.state === "judging" || one.state === "applying")
        ? REJUDGING_EVERY_MS
        : false,
  });
}

/** Both boards of one moment, for who reveals the one by the other. */
export function revealQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contestReveal", contestId],
    queryFn: async ({ signal }) => {
      const [frozen, full] = await Promise.all([
        callApi(board, { params: { contestId }, signal }),
        callApi(fullBoard, { params: { contestId }, signal }),
      ]);
      return { frozen, full };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function entriesQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "entries"],
    queryFn: ({ signal }) => callApi(contestEntries, { params: { contestId }, signal }),
    staleTime: 0,
  });
}

/** As everybody sees it, as it is, or as it was at the minute that a virtual participant's clock says. */
export type BoardView = "public" | "full" | "past";

const BOARDS = { public: board, full: fullBoard, past: boardThen };

export function boardQuery(contestId: string, view: BoardView) {
  return queryOptions({
    queryKey: ["contest", contestId, "board", view],
    queryFn: ({ signal }) => callApi(BOARDS[view], { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: BOARD_EVERY_MS,
  });
}

export function juryMessagesQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contest", contestId, "questions"],
    queryFn: ({ signal }) => callApi(juryMessages, { params: { contestId }, signal }),
    staleTime: 0,
    refetchInterval: CONTEST_EVERY_MS,
  });
}

/** For the form: what somebody else saves meanwhile must not come into it. */
export function contestFormQuery(contestId: string) {
  return queryOptions({
    queryKey: ["contestForm", contestId],
    queryFn: ({ signal }) => callApi(editContest, { params: { contestId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
