import { useMutation } from "@tanstack/react-query";
import { ChangeNameBody, changeName } from "@verdict/contract/account-changes";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { FormField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { AccountForm } from "./account-form.tsx";

export function ChangeNameForm({ user }: { user: OpenUser }) {
  const setCurrentUser = useSetCurrentUser();
  const change = useMutation({
    mutationFn: (body: RequestBodyOf<typeof changeName>) => callApi(changeName, { body }),
    onSuccess: (reply) => setCurrentUser(reply.user),
  });
  return (
    <TitledPanel title="Name">
      <AccountForm
        schema={ChangeNameBody}
        blank={{ firstName: user.firstName, lastName: user.lastName ?? "" }}
        call={change}
        success={change.isSuccess ? "Your name is changed." : null}
        fallback="The name could not be changed."
        submit={{ text: "Save Name", busyText: "Saving...", className: "w-full sm:w-fit" }}
      >
        {(field) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label="First Name" autoComplete="given-name" {...field("firstName")} />
            <FormField label="Last Name (optional)" autoComplete="family-name" {...field("lastName")} />
          </div>
        )}
      </AccountForm>
    </TitledPanel>
  );
}
