import { LoginBody } from "@verdict/contract/accounts";
import { paths } from "../platform/paths.ts";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { SignInLink } from "../ui/sign-in-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { useLogin } from "./sign-in-calls.ts";

export function LoginForm() {
  return (
    <AccountForm
      schema={LoginBody}
      blank={{ emailId: "", password: "" }}
      call={useLogin()}
      fallback="Login failed"
      submit={{ text: "Login", busyText: "Logging in..." }}
    >
      {(field) => (
        <>
          <FormField label="Email" type="email" autoComplete="username" {...field("emailId")} />
          <PasswordField label="Password" autoComplete="current-password" {...field("password")} />
          <SignInLink
            to={paths.forgotPassword}
            className="-mt-1 w-fit justify-self-end text-[0.8125rem] text-muted hover:text-base-content"
          >
            Forgot password?
          </SignInLink>
        </>
      )}
    </AccountForm>
  );
}
