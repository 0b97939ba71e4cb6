import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChangePasswordBody, changePassword } from "@verdict/contract/account-security";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { PasswordField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { sessionsKey } from "./open-sessions.tsx";

type Body = z.output<typeof ChangePasswordBody>;

export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const form = useForm<z.input<typeof ChangePasswordBody>, unknown, Body>({
    resolver: standardSchemaResolver(ChangePasswordBody),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const change = useMutation({
    mutationFn: (body: Body) => callApi(changePassword, { body }),
    onSuccess: () => {
      form.reset();
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const { errors } = form.formState;
  return (
    <TitledPanel title="Change Password">
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => change.mutate(body))}>
        <FailureBox error={change.error} fallback="The password could not be changed." />
        <p role="status" className="text-success empty:hidden">
          {change.isSuccess && "Your password is changed, and every other browser is logged out."}
        </p>
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.newPassword?.message}
          {...form.register("newPassword")}
        />
        <SubmitButton
          text="Change Password"
          busyText="Changing..."
          isBusy={change.isPending}
          className="w-full sm:w-fit"
        />
      </form>
    </TitledPanel>
  );
}

/** For an account that was only ever used with Google: the mailed code is the way to a first password. */
export function NoPasswordYet() {
  return (
    <TitledPanel title="Change Password">
      <p className="leading-6 text-muted">
        You log in with Google. To have a password too, log out and choose “Forgot password?” on the login form.
      </p>
    </TitledPanel>
  );
}
