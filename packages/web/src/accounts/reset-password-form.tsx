import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { ResetPasswordBody } from "@verdict/contract/account-security";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { FailureBox } from "../ui/failure-box.tsx";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useResetPassword } from "./use-reset-password.ts";

/** The second step: the mailed code and a new password. It logs in. */
export function ResetPasswordForm({ emailId }: { emailId: string }) {
  const reset = useResetPassword();
  const form = useForm<z.input<typeof ResetPasswordBody>, unknown, z.output<typeof ResetPasswordBody>>({
    resolver: standardSchemaResolver(ResetPasswordBody),
    defaultValues: { emailId, otp: "", newPassword: "" },
  });
  const { setFocus, formState } = form;
  useEffect(() => setFocus("otp"), [setFocus]);
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => reset.mutate(body))}>
      <FailureBox error={reset.error} fallback="The password could not be changed." />
      <FormField
        label="Code"
        placeholder="Enter 6-digit OTP"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.otp?.message}
        {...form.register("otp")}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={formState.errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <SubmitButton text="Set New Password" busyText="Saving..." isBusy={reset.isPending} className="mt-2 w-full" />
    </form>
  );
}
