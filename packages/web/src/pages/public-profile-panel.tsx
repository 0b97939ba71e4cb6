import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import {
  changePublicProfile,
  HANDLE_STAYS_DAYS,
  ownPublicProfile,
  PublicProfileBody,
} from "@verdict/contract/public-profile";
import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";
import { AccountForm } from "../accounts/account-form.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenOwnPublicProfile } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { dayText } from "../ui/date-text.ts";
import { FormField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { SettingSwitch } from "../ui/setting-switch.tsx";

const queryKey = ["ownPublicProfile"];

/** Nothing as long as the server has not said how it is, and on sites that know no handles. */
export function PublicProfilePanel() {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(ownPublicProfile, { signal }),
  });
  return data === undefined ? null : <PublicProfileForm own={data} />;
}

function PublicProfileForm({ own }: { own: OpenOwnPublicProfile }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (body: RequestBodyOf<typeof changePublicProfile>) => callApi(changePublicProfile, { body }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
  return (
    <TitledPanel title="Public Profile">
      <p className="mb-4 leading-6 text-muted">
        Others find you under your handle: what you have solved, by difficulty, topic and language, on which days, and
        your streak. Never your address, your code, your classes, nor anything of a contest that is not over. It is off
        until you switch it on.
      </p>
      <AccountForm
        schema={PublicProfileBody}
        blank={{ handle: own.handle ?? "", name: own.name, isPublic: own.isPublic }}
        call={change}
        success={change.isSuccess ? savedText(own) : null}
        fallback="The public profile could not be saved."
        submit={{ text: "Save Public Profile", busyText: "Saving...", className: "w-full sm:w-fit" }}
      >
        {(field) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <FormField
                label="Handle"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                hint={handleHint(own)}
                {...field("handle")}
              />
              <FormField
                label="Name shown there (optional)"
                autoComplete="off"
                hint="Whatever you wish to be called; empty: your handle."
                {...field("name")}
              />
            </div>
            <PublicSwitch {...field("isPublic")} />
            {own.isPublic && own.handle !== null && (
              <Link to={paths.person(own.handle)} className="link-quiet w-fit text-xs">
                See your public profile
              </Link>
            )}
          </>
        )}
      </AccountForm>
    </TitledPanel>
  );
}

function PublicSwitch({ error: _error, ...input }: ComponentPropsWithRef<"input"> & { error: string | undefined }) {
  return (
    <SettingSwitch label="Public profile" {...input}>
      Whoever may read this site's problems can look at it.
    </SettingSwitch>
  );
}

function savedText({ handle, isPublic }: OpenOwnPublicProfile): string {
  return isPublic ? `Others find you as ${handle}.` : "Saved. Nobody finds your profile.";
}

function handleHint({ handle, handleStaysUntil }: OpenOwnPublicProfile): string {
  if (handleStaysUntil !== null) return `Stays until ${dayText(handleStaysUntil)}.`;
  if (handle === null) return `3 to 30 of a–z, 0–9, - and _. It then stays for ${HANDLE_STAYS_DAYS} days.`;
  return `Once changed, it stays for ${HANDLE_STAYS_DAYS} days.`;
}
