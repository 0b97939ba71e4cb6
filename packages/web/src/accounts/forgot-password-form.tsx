import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { ForgotPasswordBody } from "@verdict/contract/account-security";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { FailureBox } from "../ui/failure-box.tsx";
import { FormField } from "../ui/form-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useForgotPassword } from "./use-reset-password.ts";

/** The first step: where to mail the code. The answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onCodeSent }: { onCodeSent: (emailId: string) => void }) {
  const forgot = useForgotPassword(onCodeSent);
  const form = useForm<z.input<typeof ForgotPasswordBody>, unknown, z.output<typeof ForgotPasswordBody>>({
    resolver: standardSchemaResolver(ForgotPasswordBody),
    defaultValues: { emailId: "" },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => forgot.mutate(body))}>
      <FailureBox error={forgot.error} fallback="The code could not be sent." />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        error={form.formState.errors.emailId?.message}
        {...form.register("emailId")}
      />
      <SubmitButton text="Send Code" busyText="Sending OTP..." isBusy={forgot.isPending} className="mt-2 w-full" />
    </form>
  );
}
