import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { OWN_INPUT_MAX_LENGTH, OWN_INPUT_TOO_LONG } from "@verdict/contract/submissions";
import { reportWeakTest, weakTests } from "@verdict/contract/weak-tests";
import { type FormEvent, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import type { OpenWeakTestAnswer } from "../platform/open-answers.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { verdictText } from "../ui/verdict-text.ts";

/** Whoever has solved a problem may know an input that its tests are missing. */
export function WeakTestsForm({ problemId }: { problemId: string }) {
  const [input, setInput] = useState("");
  const [isNamed, setNamed] = useState(false);
  const queryClient = useQueryClient();
  const queryKey = ["weakTests", problemId];
  const told = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(weakTests, { params: { problemId }, signal }),
    // A server that keeps to the specification knows of no reports: the form would ask it in vain.
    retry: false,
  });
  const report = useMutation({
    mutationFn: () => callApi(reportWeakTest, { params: { problemId }, body: { input, isNamed } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
  });
  if (told.data === undefined) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    report.mutate();
  };
  const isTooLong = input.length > OWN_INPUT_MAX_LENGTH;
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="cursor-pointer text-[0.8125rem] font-medium">Do the tests miss something?</summary>
      <form onSubmit={send} className="mt-3 grid gap-3">
        <p className="text-[0.8125rem] leading-5 text-muted">
          Give an input on which your accepted program is wrong. The judge runs that program and the problem's own
          solutions on it; if they agree against yours, an administrator can make a hidden test of it. Your submissions
          keep their verdicts until the problem is judged again.
        </p>
        <TextArea
          label="Input"
          font="code"
          rows={4}
          value={input}
          error={isTooLong ? `${OWN_INPUT_TOO_LONG}.` : undefined}
          onChange={(event) => setInput(event.target.value)}
        />
        <label className="flex items-center gap-2 text-[0.8125rem]">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isNamed}
            onChange={(event) => setNamed(event.target.checked)}
          />
          Thank me by my first name when it becomes a test
        </label>
        <FailureBox error={report.error} fallback="The input could not be tried." />
        {report.data !== undefined && (
          <p role="status" className="text-[0.8125rem] leading-5">
            {answerText(report.data)}
          </p>
        )}
        <SubmitButton
          text="Try It"
          busyText="Trying it…"
          isBusy={report.isPending || isTooLong}
          className="justify-self-start"
        />
      </form>
      <Reports own={told.data.own} />
      {told.data.thanks.length > 0 && (
        <p className="mt-3 text-[0.8125rem] text-muted">
          With thanks for stronger tests: {told.data.thanks.join(", ")}.
        </p>
      )}
    </details>
  );
}

function answerText(answer: OpenWeakTestAnswer): string {
  switch (answer.kind) {
    case "refused":
      return `This input breaks the rules of the problem: ${answer.reason}`;
    case "right":
      return "Your newest accepted program answers this input rightly, so the tests miss nothing here.";
    case "reported":
      return `You are right: ${verdictText(answer.verdict)} on this input, and the tests do not see it. It has been reported.`;
    case "disagreement":
      return "The problem's own solutions do not agree on this input. That has been reported.";
    case "known":
      return "This input has been reported before.";
    default:
      return "The server has answered with something that this page does not know. Reload the page to hear more.";
  }
}

const STATES: Partial<Record<string, string>> = {
  open: "waiting for an administrator",
  added: "became a test",
  dismissed: "not made a test",
};

function Reports({ own }: { own: readonly { createdAt: string; state: string }[] }) {
  if (own.length === 0) return null;
  return (
    <ul aria-label="Your reports" className="mt-3 grid gap-1 text-[0.8125rem] text-muted">
      {own.map(({ createdAt, state }) => (
        <li key={createdAt}>
          Reported on <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString("en")}</time>:{" "}
          {STATES[state] ?? state}
        </li>
      ))}
    </ul>
  );
}
