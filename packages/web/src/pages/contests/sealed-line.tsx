import { FileLock } from "lucide-react";
import { Link } from "react-router";
import type { OpenContest } from "../../platform/open-answers.ts";
import { contestPaths } from "./contest-paths.ts";

/** The way to the sealed statements, for those who may have them. */
export function SealedLine({ contest }: { contest: OpenContest }) {
  if (contest.hasSealed !== true || (contest.entry === null && !contest.mayJudge)) return null;
  return (
    <div className="panel flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <FileLock className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64 text-muted">
        The statements can be downloaded before the start, sealed: then the start needs no network.
      </p>
      <Link to={contestPaths.sealed(contest._id)} className="btn-quiet h-9 px-3">
        Sealed statements
      </Link>
    </div>
  );
}
