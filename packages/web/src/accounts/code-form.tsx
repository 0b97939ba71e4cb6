import type { UseMutationResult } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { FormField } from "../ui/form-field.tsx";
import { AccountForm } from "./account-form.tsx";

/** The second step of what a mailed code confirms, and the way back to the first. */
export function CodeForm(input: {
  schema: z.ZodMiniType<{ otp: string }, { otp: string }>;
  text: string;
  call: Pick<UseMutationResult<unknown, Error, { otp: string }>, "mutate" | "error" | "isPending">;
  fallback: string;
  submit: { text: string; busyText: string; isDanger?: true };
  startOverText: string;
  onStartOver: () => void;
}) {
  return (
    <>
      <p role="status" className="mb-4 leading-6 break-words">
        {input.text}
      </p>
      <AccountForm
        schema={input.schema}
        blank={{ otp: "" }}
        call={input.call}
        fallback={input.fallback}
        submit={{ ...input.submit, className: "w-full sm:w-fit" }}
        focus="otp"
      >
        {(field) => (
          <FormField
            label="Code"
            placeholder="10 digits from the mail"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field("otp")}
          />
        )}
      </AccountForm>
      <button type="button" className="mt-4 text-muted hover:text-base-content" onClick={input.onStartOver}>
        {input.startOverText}
      </button>
    </>
  );
}
