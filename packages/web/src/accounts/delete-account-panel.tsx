import { useMutation } from "@tanstack/react-query";
import {
  ConfirmDeletionBody,
  confirmDeletion,
  DELETION_GRACE_DAYS,
  DeleteAccountBody,
  deleteAccount,
} from "@verdict/contract/account-changes";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { useState } from "react";
import { callApi } from "../platform/call-api.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { PasswordField } from "../ui/form-field.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { AccountForm } from "./account-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { useMailedCode } from "./mailed-code.ts";

/** Password, mailed code, and two weeks to think again: nobody loses an account by a hasty press. */
export function DeleteAccountPanel(input: { user: OpenUser; onConfirmed: (deletedAfter: string) => void }) {
  const { user } = input;
  const { mailed, codeSent, startOver } = useMailedCode("deletion");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <TitledPanel title="Delete Account">
      <p className="mb-4 leading-6 text-muted">
        Your profile, your submissions and your conversations are deleted {DELETION_GRACE_DAYS} days after you confirm
        it with a mailed code. Until then, logging in keeps the account.
      </p>
      {user.role === "admin" ? (
        <p className="leading-6">An admin’s account cannot be deleted. Give up the role first.</p>
      ) : mailed !== null ? (
        <DeletionCode emailId={user.emailId} onConfirmed={input.onConfirmed} onStartOver={startOver} />
      ) : isAsking ? (
        <DeletionPassword onCodeSent={() => codeSent(user.emailId)} onCancel={() => setIsAsking(false)} />
      ) : (
        <button type="button" className="btn-danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </button>
      )}
    </TitledPanel>
  );
}

function DeletionPassword({ onCodeSent, onCancel }: { onCodeSent: () => void; onCancel: () => void }) {
  const ask = useMutation({
    mutationFn: (body: RequestBodyOf<typeof deleteAccount>) => callApi(deleteAccount, { body }),
    onSuccess: onCodeSent,
  });
  return (
    <>
      <AccountForm
        schema={DeleteAccountBody}
        blank={{ currentPassword: "" }}
        call={ask}
        fallback="The code could not be sent."
        submit={{ text: "Mail me a code", busyText: "Sending...", className: "w-full sm:w-fit", isDanger: true }}
        focus="currentPassword"
      >
        {(field) => (
          <PasswordField label="Your Password" autoComplete="current-password" {...field("currentPassword")} />
        )}
      </AccountForm>
      <button type="button" className="mt-4 text-muted hover:text-base-content" onClick={onCancel}>
        Keep my account
      </button>
    </>
  );
}

function DeletionCode(input: {
  emailId: string;
  onConfirmed: (deletedAfter: string) => void;
  onStartOver: () => void;
}) {
  const confirm = useMutation({
    mutationFn: (body: RequestBodyOf<typeof confirmDeletion>) => callApi(confirmDeletion, { body }),
    onSuccess: ({ deletedAfter }) => input.onConfirmed(deletedAfter),
  });
  return (
    <CodeForm
      schema={ConfirmDeletionBody}
      text={`A code is on its way to ${input.emailId}. It is valid for ten minutes.`}
      call={confirm}
      fallback="The account could not be deleted."
      submit={{ text: "Delete my account", busyText: "Deleting...", isDanger: true }}
      startOverText="Keep my account"
      onStartOver={input.onStartOver}
    />
  );
}
