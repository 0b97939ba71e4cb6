import { costOfSubmission } from "@verdict/contract/cost-text";
import { pointsText } from "@verdict/contract/points";
import { Link } from "react-router";
import type { OpenOwnSubmission } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { momentText, shortMomentText } from "../ui/date-text.ts";
import { languageText } from "../ui/verdict-text.ts";
import { SubmissionBadge } from "./submission-badge.tsx";

const HEAD = "px-4 py-2.5 text-left text-xs font-normal whitespace-nowrap text-muted";
const CELL = "px-4 py-1.5 leading-7 whitespace-nowrap";
/** On a phone these figures stand below the problem. */
const WIDE_ONLY = "max-sm:hidden";

/** Submissions to all problems, each row leading to its page and its title to the problem. */
export function OwnSubmissionsTable({ submissions }: { submissions: readonly OpenOwnSubmission[] }) {
  return (
    <div className="panel overflow-hidden">
      <table className="w-full text-[0.8125rem]">
        <thead className="border-b border-line">
          <tr>
            <th className={HEAD}>Status</th>
            <th className={HEAD}>Problem</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Language</th>
            <th className={`${HEAD} max-lg:hidden`}>Runtime</th>
            <th className={`${HEAD} max-lg:hidden`}>Memory</th>
            <th className={`${HEAD} max-md:hidden`}>Test Cases</th>
            <th className={`${HEAD} ${WIDE_ONLY}`}>Submitted</th>
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <Row key={submission._id} submission={submission} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ submission }: { submission: OpenOwnSubmission }) {
  const { status, points } = submission;
  const cost = status === "pending" ? null : costOfSubmission(submission);
  const passed = `${submission.testCasesPassed}/${submission.testCasesTotal}`;
  const tests = status === "pending" ? "–" : points ? `${pointsText(points)} · ${passed}` : passed;
  const moment = momentText(submission.createdAt);
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-hover">
      <td className={CELL}>
        <Link to={paths.submission(submission._id)} className="-outline-offset-2 after:absolute after:inset-0">
          <SubmissionBadge submission={submission} />
          <span className="sr-only">{`: all about the submission of ${moment} to ${submission.problemTitle}`}</span>
        </Link>
      </td>
      <td className={`${CELL} w-full max-w-0 truncate`}>
        <Link to={paths.problem(submission.problemId)} className="relative z-1 font-medium hover:underline">
          {submission.problemTitle}
        </Link>
        <span className="num block truncate text-xs leading-5 text-muted sm:hidden">
          {languageText(submission.language)} · {shortMomentText(submission.createdAt)}
        </span>
      </td>
      <td className={`${CELL} ${WIDE_ONLY}`}>{languageText(submission.language)}</td>
      <td className={`num ${CELL} max-lg:hidden`}>{figureText(cost?.runtime)}</td>
      <td className={`num ${CELL} max-lg:hidden`}>{figureText(cost?.memory)}</td>
      <td className={`num ${CELL} max-md:hidden`}>{tests}</td>
      <td className={`num text-muted ${CELL} ${WIDE_ONLY}`}>
        <time dateTime={submission.createdAt} title={moment}>
          {shortMomentText(submission.createdAt)}
        </time>
      </td>
    </tr>
  );
}

function figureText(cost: { figure: string; of: string } | undefined) {
  if (cost === undefined) return "–";
  return (
    <>
      {cost.figure} {cost.of !== "" && <span className="text-xs text-faint">{cost.of}</span>}
    </>
  );
}
