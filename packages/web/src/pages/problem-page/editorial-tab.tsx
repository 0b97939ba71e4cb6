import type { OpenProblem } from "../../platform/open-answers.ts";
import { closingOf } from "../../problems/closing-of.ts";
import { EditorialText } from "../../problems/editorial-text.tsx";
import { ClosedByContest } from "../../ui/closed-by-contest.tsx";
import { Editorial } from "../../videos/editorial.tsx";

/** Video and text of a problem's editorial; fetched when its tab is opened first. */
export function EditorialTab({ problem, isShown }: { problem: OpenProblem; isShown: boolean }) {
  const closing = closingOf(problem, "answers");
  if (closing) {
    return (
      <>
        <h2 className="text-lg font-semibold">Editorial</h2>
        <ClosedByContest
          contest={closing}
          what={closingOf(problem, "help") ? "Hints and editorials stay closed" : "Editorials stay closed"}
        />
      </>
    );
  }
  return <Editorial problem={problem} isShown={isShown} text={<EditorialText key={problem._id} problem={problem} />} />;
}
