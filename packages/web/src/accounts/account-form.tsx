import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormRegisterReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { FailureBox } from "../ui/failure-box.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

/** What ties an input to its place in the form, with the broken rule in words. */
type FieldOf<Values extends FieldValues> = (
  name: Path<Values>,
) => UseFormRegisterReturn & { error: string | undefined };

/**
 * A form of the contract's own shape, and the call that it makes: the server's refusal above the fields, each broken
 * rule under its field, and a button that says what is going on.
 */
export function AccountForm<Values extends FieldValues, Body>(input: {
  schema: z.ZodMiniType<Body, Values>;
  blank: DefaultValues<Values>;
  call: Pick<UseMutationResult<unknown, Error, Body>, "mutate" | "error" | "isPending">;
  /** Shown when a call fails without a word of the server. */
  fallback: string;
  submit: { text: string; busyText: string; className?: string; isDanger?: true };
  /** Said in the form once the call has succeeded; absent where another page follows. */
  success?: string | null;
  /** The field to type in first; else the browser decides. */
  focus?: Path<Values>;
  children: (field: FieldOf<Values>) => ReactNode;
}) {
  const { call, focus } = input;
  const form = useForm<Values, unknown, Body & FieldValues>({
    resolver: standardSchemaResolver(input.schema),
    defaultValues: input.blank,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focus !== undefined) setFocus(focus);
  }, [focus, setFocus]);
  const field: FieldOf<Values> = (name) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => call.mutate(body))}>
      <FailureBox error={call.error} fallback={input.fallback} />
      <p role="status" className="text-success empty:hidden">
        {input.success}
      </p>
      {input.children(field)}
      <SubmitButton
        {...input.submit}
        isBusy={call.isPending}
        className={`mt-2 ${input.submit.className ?? "w-full"}`}
      />
    </form>
  );
}
