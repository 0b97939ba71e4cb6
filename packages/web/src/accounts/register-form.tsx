import { RegisterBody } from "@verdict/contract/accounts";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { useRegister } from "./sign-in-calls.ts";

export function RegisterForm({ onOtpSent }: { onOtpSent: (emailId: string) => void }) {
  return (
    <AccountForm
      schema={RegisterBody}
      blank={{ firstName: "", emailId: "", password: "" }}
      call={useRegister(onOtpSent)}
      fallback="Registration failed"
      submit={{ text: "Sign Up", busyText: "Sending OTP..." }}
    >
      {(field) => (
        <>
          <FormField label="First Name" autoComplete="given-name" {...field("firstName")} />
          <FormField label="Email" type="email" autoComplete="username" {...field("emailId")} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters."
            {...field("password")}
          />
        </>
      )}
    </AccountForm>
  );
}
