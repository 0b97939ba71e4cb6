import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSettings, settings } from "@verdict/contract/settings";
import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import { callApi } from "../platform/call-api.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";

const queryKey = ["accountSettings"];

/** Which mails one gets that one has not asked for. Nothing as long as the server has not said how it is. */
export function MailsPanel() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => callApi(settings, { signal }), staleTime: 0 });
  const change = useMutation({
    mutationFn: (isOn: boolean) =>
      callApi(changeSettings, { body: { settings: { [TALK_MAIL_SETTING]: isOn ? "on" : "off" } } }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
  if (data === undefined) return null;
  return (
    <TitledPanel title="Mails">
      <label className="flex cursor-pointer items-start justify-between gap-4">
        <span className="min-w-0">
          <span className="block">New comments</span>
          <span className="mt-0.5 block text-xs leading-5 text-muted">
            Once a day at most, when others have written about a problem where you have written or shared a solution.
          </span>
        </span>
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-primary"
          checked={data.settings[TALK_MAIL_SETTING] !== "off"}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.checked)}
        />
      </label>
      <FailureBox error={change.error} fallback="That could not be saved." />
    </TitledPanel>
  );
}
