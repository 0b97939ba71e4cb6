import type { OpenProblem } from "../../platform/open-answers.ts";
import { EditorialText } from "../../problems/editorial-text.tsx";
import { Editorial } from "../../videos/editorial.tsx";

/** Video and text of a problem's editorial; fetched when its tab is opened first. */
export function EditorialTab({ problem, isShown }: { problem: OpenProblem; isShown: boolean }) {
  return <Editorial problem={problem} isShown={isShown} text={<EditorialText key={problem._id} problem={problem} />} />;
}
