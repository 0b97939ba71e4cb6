import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "./error-box.tsx";

/** The red box of a form: the server's message, or the form's own text when there is none. */
export function FailureBox({ error, fallback }: { error: Error | null; fallback: string }) {
  return error === null ? null : <ErrorBox text={failureText(error, fallback)} hint={failureHint(error)} />;
}
