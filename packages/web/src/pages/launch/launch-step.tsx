import { useMutation } from "@tanstack/react-query";
import { switchAccount } from "@verdict/contract/lti-launch";
import type { ReactNode } from "react";
import { AuthCard } from "../../accounts/auth-card.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiStep } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { FailureBox } from "../../ui/failure-box.tsx";
import { SignInLink } from "../../ui/sign-in-link.tsx";
import { AccountChoice } from "./account-choice.tsx";
import { AssignmentChoice } from "./assignment-choice.tsx";
import { ClassChoice } from "./class-choice.tsx";
import type { StepProps } from "./step-props.ts";

/** What is asked of whoever has launched. */
export function LaunchStep({ step, ...props }: StepProps<OpenLtiStep["step"]>): ReactNode {
  switch (step.step) {
    case "login":
      return <LoginStep step={step} />;
    case "account":
      return <AccountChoice step={step} {...props} />;
    case "other-account":
      return <OtherAccountStep step={step} {...props} />;
    case "class":
      return <ClassChoice step={step} {...props} />;
    case "assignment":
      return <AssignmentChoice step={step} {...props} />;
    case "answer":
      return (
        <AuthCard heading="That is chosen" text={`Close this tab: ${step.platform} takes it over in the other one.`}>
          {null}
        </AuthCard>
      );
    case "over":
      return null;
    default:
      return step satisfies never;
  }
}

function LoginStep({ step: { platform, course } }: Pick<StepProps<"login">, "step">) {
  return (
    <AuthCard heading={course} text={`To open this course of ${platform} you need an account here.`}>
      <div className="grid gap-3">
        <SignInLink to={paths.login} className="btn-cta w-full">
          Login
        </SignInLink>
        <SignInLink to={paths.signup} className="btn-quiet w-full justify-center">
          Make an account
        </SignInLink>
        <p className="text-center text-[0.8125rem] text-muted">You come back to this page afterwards.</p>
      </div>
    </AuthCard>
  );
}

function OtherAccountStep({ ticket, step, onStep }: StepProps<"other-account">) {
  const { platform, course, emailId, signedInAs } = step;
  const change = useMutation({ mutationFn: () => callApi(switchAccount, { params: { ticket } }), onSuccess: onStep });
  return (
    <AuthCard heading={course} text={`At ${platform} you are known by the account ${emailId}.`}>
      <div className="grid gap-4">
        <p className="text-muted">In this browser {signedInAs} is logged in.</p>
        <FailureBox error={change.error} fallback="That could not be done." />
        <button type="button" className="btn-cta w-full" disabled={change.isPending} onClick={() => change.mutate()}>
          Go on as {emailId}
        </button>
      </div>
    </AuthCard>
  );
}
