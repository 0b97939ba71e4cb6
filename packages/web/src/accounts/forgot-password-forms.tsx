import { ForgotPasswordBody, ResetPasswordBody } from "@verdict/contract/account-security";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { useForgotPassword, useResetPassword } from "./sign-in-calls.ts";

/** The first step: where to mail the code. The answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onCodeSent }: { onCodeSent: (emailId: string) => void }) {
  return (
    <AccountForm
      schema={ForgotPasswordBody}
      blank={{ emailId: "" }}
      call={useForgotPassword(onCodeSent)}
      fallback="The code could not be sent."
      submit={{ text: "Send Code", busyText: "Sending OTP..." }}
    >
      {(field) => <FormField label="Email" type="email" autoComplete="username" {...field("emailId")} />}
    </AccountForm>
  );
}

/** The second step: the mailed code and a new password. It logs in. */
export function ResetPasswordForm({ emailId }: { emailId: string }) {
  return (
    <AccountForm
      schema={ResetPasswordBody}
      blank={{ emailId, otp: "", newPassword: "" }}
      call={useResetPassword()}
      fallback="The password could not be changed."
      submit={{ text: "Set New Password", busyText: "Saving..." }}
      focus="otp"
    >
      {(field) => (
        <>
          <FormField
            label="Code"
            placeholder="10 digits from the mail"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field("otp")}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            {...field("newPassword")}
          />
        </>
      )}
    </AccountForm>
  );
}
