import { useMutation } from "@tanstack/react-query";
import { ChangeEmailBody, ConfirmEmailBody, changeEmail, confirmEmail } from "@verdict/contract/account-changes";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { useState } from "react";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { FormField, PasswordField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { AccountForm } from "./account-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { useMailedCode } from "./mailed-code.ts";

/** The address with which one logs in: it changes when the code that was mailed to the new one is entered. */
export function ChangeEmailPanel({ user }: { user: OpenUser }) {
  const { mailed, codeSent, startOver } = useMailedCode("new-email");
  const [isChanged, setIsChanged] = useState(false);
  return (
    <TitledPanel title="Email Address">
      <p className="mb-4 break-words text-muted">
        You log in with <span className="font-medium text-base-content">{user.emailId}</span>.
      </p>
      {mailed === null ? (
        <NewAddressForm isChanged={isChanged} onCodeSent={codeSent} />
      ) : (
        <NewAddressCode
          emailId={mailed.emailId}
          onChanged={() => {
            setIsChanged(true);
            startOver();
          }}
          onStartOver={startOver}
        />
      )}
    </TitledPanel>
  );
}

function NewAddressForm({ isChanged, onCodeSent }: { isChanged: boolean; onCodeSent: (emailId: string) => void }) {
  const ask = useMutation({
    mutationFn: (body: RequestBodyOf<typeof changeEmail>) => callApi(changeEmail, { body }),
    onSuccess: (_reply, body) => onCodeSent(body.emailId),
  });
  return (
    <AccountForm
      schema={ChangeEmailBody}
      blank={{ emailId: "", currentPassword: "" }}
      call={ask}
      success={isChanged ? "Your address is changed. From now on you log in with it." : null}
      fallback="The code could not be sent."
      submit={{ text: "Send Code", busyText: "Sending...", className: "w-full sm:w-fit" }}
    >
      {(field) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField label="New Email" type="email" autoComplete="email" {...field("emailId")} />
          <PasswordField label="Your Password" autoComplete="current-password" {...field("currentPassword")} />
        </div>
      )}
    </AccountForm>
  );
}

function NewAddressCode(input: { emailId: string; onChanged: () => void; onStartOver: () => void }) {
  const setCurrentUser = useSetCurrentUser();
  const confirm = useMutation({
    mutationFn: (body: RequestBodyOf<typeof confirmEmail>) => callApi(confirmEmail, { body }),
    onSuccess: (reply) => {
      setCurrentUser(reply.user);
      input.onChanged();
    },
  });
  return (
    <CodeForm
      schema={ConfirmEmailBody}
      text={`A code is on its way to ${input.emailId}. It is valid for ten minutes.`}
      call={confirm}
      fallback="The address could not be changed."
      submit={{ text: "Change Address", busyText: "Changing..." }}
      onStartOver={input.onStartOver}
      startOverText="Use another address"
    />
  );
}
