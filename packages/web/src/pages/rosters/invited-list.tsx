import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { dayText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";

interface Invited {
  emailId: string;
  name: string;
  mailedAt: string | null;
  badges?: ReactNode;
}

/** Who is invited and has not come yet; nothing where there is nobody. */
export function InvitedList(input: {
  invited: readonly Invited[];
  /** Of what a change makes old. */
  queryKey: readonly string[];
  mayChange: boolean;
  mailAgain: (emailId: string) => Promise<unknown>;
  withdraw: (emailId: string) => Promise<unknown>;
}) {
  const { invited, queryKey, mayChange } = input;
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey });
  const again = useMutation({ mutationFn: input.mailAgain, onSuccess });
  const withdraw = useMutation({ mutationFn: input.withdraw, onSuccess });
  const isBusy = again.isPending || withdraw.isPending;
  if (invited.length === 0) return null;
  return (
    <section aria-label="Invited" className="border-t border-line">
      <h2 className="px-5 pt-4 text-sm font-medium">Invited, and not here yet</h2>
      <ul aria-label="Invited" className="divide-y divide-line">
        {invited.map(({ emailId, name, mailedAt, badges }) => (
          <li key={emailId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium">{name === "" ? emailId : name}</span>
              <span className="block truncate text-[0.8125rem] text-muted">
                {[
                  ...(name === "" ? [] : [emailId]),
                  mailedAt === null ? "no mail yet" : `mail of ${dayText(mailedAt)}`,
                ].join(" · ")}
              </span>
            </span>
            {badges}
            {mayChange && (
              <span className="flex gap-2">
                <button
                  type="button"
                  className="btn-quiet h-8 px-3"
                  aria-label={`Mail again: ${emailId}`}
                  disabled={isBusy}
                  onClick={() => again.mutate(emailId)}
                >
                  Mail again
                </button>
                <button
                  type="button"
                  className="btn-quiet h-8 px-3"
                  aria-label={`Take back the invitation of ${emailId}`}
                  disabled={isBusy}
                  onClick={() => withdraw.mutate(emailId)}
                >
                  Take back
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {(again.error !== null || withdraw.error !== null) && (
        <div className="px-5 py-3">
          <FailureBox error={again.error ?? withdraw.error} fallback="The invitation could not be changed." />
        </div>
      )}
    </section>
  );
}
