import { ApiFailure, failureHint, failureText } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { JudgingCutOff } from "./judging-cut-off.ts";

/** A run or submission that gave no verdict: the product's words, what happened in fact, and the way on. */
export function JudgingFailure({ text, error, onRetry }: { text: string; error: unknown; onRetry: () => void }) {
  return (
    <ErrorBox text={text} hint={hintOf(error)} onRetry={onRetry}>
      {isSignedOut(error) && (
        <a href={paths.login} target="_blank" rel="noreferrer" className="link-quiet mt-1 inline-block">
          Log in in another tab
        </a>
      )}
    </ErrorBox>
  );
}

/** The session has ended meanwhile. Once the user has logged in in another tab, trying again works here. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}

function hintOf(error: unknown): string {
  if (isSignedOut(error)) return "Your session has ended. Log in, then try again here: your code is kept.";
  if (error instanceof JudgingCutOff) {
    return error.progress.id === null
      ? `${error.message} Look into Submissions before you submit again. Your code is kept.`
      : `${error.message} Your code is kept.`;
  }
  return failureText(error, "") || (failureHint(error) ?? "Something went wrong. Your code is kept; try again.");
}
