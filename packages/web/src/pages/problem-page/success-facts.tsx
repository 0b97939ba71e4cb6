import { useHistory } from "../../submissions/submission-queries.ts";
import { successText } from "../../submissions/success-text.ts";

/** After how many attempts, and how it compares with one's own best: below an accepted result. */
export function SuccessFacts({ problemId, submissionId }: { problemId: string; submissionId: string }) {
  const { data: history = [], hasNextPage } = useHistory(problemId);
  const words = successText(history, submissionId, !hasNextPage);
  if (words.length === 0) return null;
  return <p className="text-sm leading-6">{words.join(" ")}</p>;
}
