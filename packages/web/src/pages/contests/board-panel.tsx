import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContest } from "../../platform/open-answers.ts";
import { ChoiceButtons } from "../../ui/choice-buttons.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BoardLinks } from "./board-links.tsx";
import { BoardTable } from "./board-table.tsx";
import { type BoardView, boardQuery } from "./contest-page-queries.ts";
import { contestPaths } from "./contest-paths.ts";
import { FinalizeButton } from "./finalize-button.tsx";

const VIRTUAL_VIEWS = [
  { value: "past", label: "As it was then" },
  { value: "public", label: "As it is now" },
] as const;

const VIEWS = [
  { value: "public", label: "As everybody sees it" },
  { value: "full", label: "As it is" },
] as const;

const FINALITY_TEXTS: Readonly<Record<string, string>> = {
  final: "This board is final.",
  changed: "The board has changed since it was called final.",
};

export function BoardPanel({ contest }: { contest: OpenContest }) {
  const isVirtual = contest.entry?.kind === "virtual";
  const [view, setView] = useState<BoardView>(isVirtual ? "past" : "public");
  const isFull = contest.mayJudge && view === "full";
  const {
    data: board,
    error,
    refetch,
  } = useQuery(boardQuery(contest._id, isFull || (isVirtual && view === "past") ? view : "public"));
  if (board === undefined) {
    return error === null ? (
      <div className="grid place-items-center py-16">
        <Spinner label="Loading the board" />
      </div>
    ) : (
      <div className="p-5">
        <ErrorBox
          text={failureText(error, "The board could not be loaded.")}
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const isOver = Date.parse(contest.endsAt) <= Date.parse(contest.now);
  const mayFinalize = contest.mayManage && isOver && !contest.isFrozen && board.finality !== "final";
  const choosesView = contest.mayJudge && contest.isFrozen;
  return (
    <>
      {(board.isFrozen ||
        board.unjudged > 0 ||
        board.finality !== "open" ||
        mayFinalize ||
        choosesView ||
        isVirtual) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3 text-[0.8125rem] text-muted">
          <p>
            {board.isFrozen && "The board is frozen: since then it only says that something was submitted. "}
            {board.unjudged > 0 && `${board.unjudged} not judged yet. `}
            {FINALITY_TEXTS[board.finality]}
          </p>
          {mayFinalize && <FinalizeButton contestId={contest._id} />}
          {choosesView && isOver && (
            <Link to={contestPaths.reveal(contest._id)} className="btn-quiet h-8 px-3">
              Reveal it step by step
            </Link>
          )}
          {isVirtual && !choosesView && (
            <ChoiceButtons legend="Which board" options={VIRTUAL_VIEWS} value={view} onChange={setView} />
          )}
          {choosesView && <ChoiceButtons legend="Which board" options={VIEWS} value={view} onChange={setView} />}
        </div>
      )}
      {board.rows.length === 0 ? (
        <EmptyState
          icon={<Users className="size-5" aria-hidden="true" />}
          title="Nobody takes part yet."
          hint="Whoever enters stands here."
        />
      ) : (
        <>
          <BoardTable board={board} ownEntryId={contest.entry?._id ?? null} />
          <BoardLinks contest={contest} isFull={isFull} />
        </>
      )}
    </>
  );
}
