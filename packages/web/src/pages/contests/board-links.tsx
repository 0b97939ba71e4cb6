import { type CcsVersion, ccsEventFeed, ccsInformation } from "@verdict/contract/ccs";
import { contestPackage, fullBoardCsv } from "@verdict/contract/contest-form";
import { boardCsv, boardHtml } from "@verdict/contract/contests";
import { fillPath } from "@verdict/contract/endpoint";
import { useAuth } from "../../platform/auth.tsx";
import type { OpenContest } from "../../platform/open-answers.ts";

const NEWEST: CcsVersion = "2026-01";

/** The board for other programs; to its staff all that the Contest API tells, and to admins the contest package. */
export function BoardLinks({ contest, isFull }: { contest: OpenContest; isFull: boolean }) {
  const { user } = useAuth();
  const isAdmin = user?.role === "admin";
  const params = { contestId: contest._id };
  const link = "btn-quiet h-8 px-3";
  return (
    <div className="grid gap-3 border-t border-line px-5 py-3">
      <div className="flex flex-wrap gap-3">
        <a href={fillPath((isFull ? fullBoardCsv : boardCsv).path, params)} download className={link}>
          Download as CSV
        </a>
        <a href={fillPath(boardHtml.path, params)} target="_blank" rel="noreferrer" className={link}>
          Page for a wall
        </a>
        {isAdmin && (
          <a href={fillPath(contestPackage.path, params)} download className={link}>
            Contest package
          </a>
        )}
        {contest.mayJudge && (
          <a
            href={`${fillPath(ccsEventFeed.path, { ...params, version: NEWEST })}?stream=false`}
            download={`${contest._id}.ndjson`}
            className={link}
          >
            Event feed
          </a>
        )}
      </div>
      {contest.mayJudge && (
        <p className="text-[0.8125rem] text-muted">
          {isAdmin
            ? "Package and feed hold everything, also what a frozen board hides: a resolver reads either."
            : "The feed holds everything, also what a frozen board hides: a resolver reads it."}{" "}
          Tools that follow the public board find the Contest API at{" "}
          <code className="break-words">{`${window.location.origin}${fillPath(ccsInformation.path, { version: NEWEST })}/`}</code>{" "}
          and sign in with a personal token as the password.
        </p>
      )}
    </div>
  );
}
