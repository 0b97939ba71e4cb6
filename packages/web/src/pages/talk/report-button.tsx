import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MOST_REASON_CHARACTERS } from "@verdict/contract/talk";
import { type FormEvent, useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { talkKey } from "./talk-queries.ts";

/** Tells the administrators what is wrong with what somebody has written. `what` is "this comment". */
export function ReportButton(input: {
  what: string;
  titleId: string;
  isReported: boolean;
  problemId: string;
  report: (reason: string) => Promise<unknown>;
}) {
  const { what, titleId, isReported, problemId, report } = input;
  const [isOpen, setIsOpen] = useState(false);
  const isSent = useRef(false);
  // It takes the place of the dialog and of the button that has opened it, and the focus with it.
  const takeFocus = (element: HTMLElement | null) => {
    if (isSent.current) element?.focus();
    isSent.current = false;
  };
  if (isReported) {
    return (
      <span ref={takeFocus} tabIndex={-1} className="text-xs text-muted outline-none">
        You have reported this.
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="btn-quiet h-8 px-3 text-xs"
        aria-describedby={titleId}
        onClick={() => setIsOpen(true)}
      >
        Report
      </button>
      {isOpen && (
        <Dialog title={`Report ${what}`} className="max-w-lg" onClose={() => setIsOpen(false)}>
          <ReportForm
            problemId={problemId}
            report={async (reason) => {
              await report(reason);
              isSent.current = true;
            }}
            onDone={() => setIsOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}

function ReportForm(input: { problemId: string; report: (reason: string) => Promise<void>; onDone: () => void }) {
  const { problemId, report, onDone } = input;
  const [reason, setReason] = useState("");
  const queryClient = useQueryClient();
  const send = useMutation({
    mutationFn: () => report(reason),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: talkKey(problemId) });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-3 p-5">
      <TextArea
        label="What is wrong with it?"
        error={undefined}
        hint="Administrators read this, and nobody else."
        rows={3}
        maxLength={MOST_REASON_CHARACTERS}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FailureBox error={send.error} fallback="The report could not be sent." />
      <SubmitButton text="Send the report" busyText="One moment..." isBusy={send.isPending} />
    </form>
  );
}
