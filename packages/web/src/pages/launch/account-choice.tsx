import { useMutation } from "@tanstack/react-query";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { TakeAccountBody, takeAccount } from "@verdict/contract/lti-launch";
import { AccountForm } from "../../accounts/account-form.tsx";
import { AuthCard } from "../../accounts/auth-card.tsx";
import { callApi } from "../../platform/call-api.ts";
import { PasswordField } from "../../ui/form-field.tsx";
import type { StepProps } from "./step-props.ts";

/** Whether the account that is signed in is of whoever has opened the link: its owner shows that. */
export function AccountChoice({ ticket, step, onStep }: StepProps<"account">) {
  const { platform, course, emailId, person, asks } = step;
  const take = useMutation({
    mutationFn: (body: RequestBodyOf<typeof takeAccount>) => callApi(takeAccount, { params: { ticket }, body }),
    onSuccess: onStep,
  });
  return (
    <AuthCard heading={course} text={`Use your account ${emailId} for this course of ${platform}?`}>
      <div className="grid gap-4">
        {person !== "" && (
          <p className="break-words">
            At {platform} you are <span className="font-medium">{person}</span>.
          </p>
        )}
        <p className="text-muted">
          From then on, opening this site from {platform} logs you in to this account, and the teachers of your courses
          see there what you have earned. Your settings list it, and can remove it again.
        </p>
        {asks === "new-login" ? (
          <p role="status">
            You have logged in a while ago. To show that this account is yours, log out, open the link in your course
            again, and log in.
          </p>
        ) : (
          <AccountForm
            schema={TakeAccountBody}
            blank={asks === "password" ? { currentPassword: "" } : {}}
            call={take}
            fallback="That could not be done."
            submit={{ text: "Use this account", busyText: "One moment..." }}
          >
            {(field) =>
              asks === "password" && (
                <PasswordField
                  label="Password of this account"
                  autoComplete="current-password"
                  {...field("currentPassword")}
                />
              )
            }
          </AccountForm>
        )}
        <p className="text-center text-[0.8125rem] text-muted">
          Not you? Log out, and open the link in your course again.
        </p>
      </div>
    </AuthCard>
  );
}
