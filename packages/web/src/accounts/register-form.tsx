import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { RegisterBody } from "@verdict/contract/accounts";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { FailureBox } from "../ui/failure-box.tsx";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useRegister } from "./use-signup.ts";

export function RegisterForm({ onOtpSent }: { onOtpSent: (emailId: string) => void }) {
  const register = useRegister(onOtpSent);
  const form = useForm<z.input<typeof RegisterBody>, unknown, z.output<typeof RegisterBody>>({
    resolver: standardSchemaResolver(RegisterBody),
    defaultValues: { firstName: "", emailId: "", password: "" },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => register.mutate(body))}>
      <FailureBox error={register.error} fallback="Registration failed" />
      <FormField
        label="First Name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register("firstName")}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.emailId?.message}
        {...form.register("emailId")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.password?.message}
        {...form.register("password")}
      />
      <SubmitButton text="Sign Up" busyText="Sending OTP..." isBusy={register.isPending} className="mt-2 w-full" />
    </form>
  );
}
