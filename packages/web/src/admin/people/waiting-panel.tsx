import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { resendRegistrationCode, waitingRegistrations } from "@verdict/contract/people";
import { callApi } from "../../platform/call-api.ts";
import { momentText } from "../../ui/date-text.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { TitledPanel } from "../../ui/panel.tsx";

/** Who has signed up within a day and not entered the mailed code; not there while nobody waits. */
export function WaitingPanel() {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ["waitingRegistrations"],
    queryFn: ({ signal }) => callApi(waitingRegistrations, { signal }),
    staleTime: 0,
  });
  const resend = useMutation({
    mutationFn: (registrationId: string) => callApi(resendRegistrationCode, { params: { registrationId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["waitingRegistrations"] }),
  });
  const waiting = query.data?.registrations ?? [];
  if (waiting.length === 0 && query.error === null && resend.data === undefined) return null;
  return (
    <TitledPanel title="Signed up, code not entered">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="max-w-prose text-muted">
          The code finishes the sign-up in the browser where it was begun. What is not finished within a day is
          forgotten.
        </p>
        <ul aria-label="Waiting for their code" className="divide-y divide-line">
          {waiting.map((registration) => (
            <li key={registration._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block truncate font-medium">{registration.firstName}</span>
                <span className="block truncate text-[0.8125rem] text-muted">
                  {registration.emailId} · {momentText(registration.createdAt)}
                  {registration.isCodeExpired && " · code expired"}
                </span>
              </span>
              <button
                type="button"
                className="btn-quiet h-8 px-3"
                aria-label={`Send a new code to ${registration.emailId}`}
                disabled={resend.isPending}
                onClick={() => resend.mutate(registration._id)}
              >
                Send a new code
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-success empty:hidden">
          {resend.data?.message}
        </p>
        <FailureBox
          error={query.error ?? resend.error}
          fallback="The sign-ups that wait for a code could not be loaded."
        />
      </div>
    </TitledPanel>
  );
}
