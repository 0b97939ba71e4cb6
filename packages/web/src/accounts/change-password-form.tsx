import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChangePasswordBody, changePassword } from "@verdict/contract/account-security";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { PasswordField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { AccountForm } from "./account-form.tsx";
import { sessionsKey } from "./open-sessions.tsx";

export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState(0);
  const change = useMutation({
    mutationFn: (body: RequestBodyOf<typeof changePassword>) => callApi(changePassword, { body }),
    onSuccess: () => {
      setChanges((count) => count + 1);
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <TitledPanel title="Change Password">
      <AccountForm
        // A form of its own after each change: nothing of the passwords stays on the screen.
        key={changes}
        schema={ChangePasswordBody}
        blank={{ currentPassword: "", newPassword: "" }}
        call={change}
        success={change.isSuccess ? "Your password is changed, and every other browser is logged out." : null}
        fallback="The password could not be changed."
        submit={{ text: "Change Password", busyText: "Changing...", className: "w-full sm:w-fit" }}
      >
        {(field) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PasswordField label="Current Password" autoComplete="current-password" {...field("currentPassword")} />
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              hint="At least 8 characters."
              {...field("newPassword")}
            />
          </div>
        )}
      </AccountForm>
    </TitledPanel>
  );
}

/** For an account without one: the mailed code is the way to a first password. */
export function NoPasswordYet() {
  return (
    <TitledPanel title="Change Password">
      <p className="leading-6 text-muted">
        You log in without a password, through another site. To have a password too, log out and choose “Forgot
        password?” on the login form.
      </p>
    </TitledPanel>
  );
}
