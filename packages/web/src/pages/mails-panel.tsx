import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSettings, settings } from "@verdict/contract/settings";
import { TALK_MAIL_SETTING } from "@verdict/contract/talk-mail";
import { callApi } from "../platform/call-api.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { SettingSwitch } from "../ui/setting-switch.tsx";

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
      <SettingSwitch
        label="New comments"
        checked={data.settings[TALK_MAIL_SETTING] !== "off"}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
      >
        Once a day at most, when others have written about a problem where you have written or shared a solution.
      </SettingSwitch>
      <FailureBox error={change.error} fallback="That could not be saved." />
    </TitledPanel>
  );
}
