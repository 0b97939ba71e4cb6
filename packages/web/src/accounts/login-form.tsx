import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { LoginBody } from "@verdict/contract/accounts";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import type * as z from "zod/mini";
import { paths } from "../platform/paths.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useLogin } from "./use-login.ts";

export function LoginForm() {
  const login = useLogin();
  const form = useForm<z.input<typeof LoginBody>, unknown, z.output<typeof LoginBody>>({
    resolver: standardSchemaResolver(LoginBody),
    defaultValues: { emailId: "", password: "" },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => login.mutate(body))}>
      <FailureBox error={login.error} fallback="Login failed" />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.emailId?.message}
        {...form.register("emailId")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Link
        to={paths.forgotPassword}
        className="-mt-1 w-fit justify-self-end text-[0.8125rem] text-muted hover:text-base-content"
      >
        Forgot password?
      </Link>
      <SubmitButton text="Login" busyText="Logging in..." isBusy={login.isPending} className="w-full" />
    </form>
  );
}
