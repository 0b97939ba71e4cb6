import { useMutation } from "@tanstack/react-query";
import { continueLaunch } from "@verdict/contract/lti-launch";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { AuthCard } from "../accounts/auth-card.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenLtiStep } from "../platform/open-answers.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { LaunchStep } from "./launch/launch-step.tsx";

/** Where a link at a learning platform leads: asks what has to be asked, and goes on to the class. */
export function LaunchPage() {
  usePageTitle("From your course");
  const { ticket = "" } = useParams();
  const [step, setStep] = useState<OpenLtiStep | null>(null);
  const { mutate, error } = useMutation({
    mutationFn: () => callApi(continueLaunch, { params: { ticket } }),
    onSuccess: setStep,
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate();
  }, [mutate]);
  useEffect(() => {
    // A page of its own: who is signed in may be somebody else by now.
    if (step?.step === "over" || (step?.step === "answer" && !step.waits)) window.location.replace(step.path);
  }, [step]);
  if (error !== null) {
    return (
      <AuthCard heading="This did not work" text="Your course could not be opened here.">
        <FailureBox error={error} fallback="Open the link in your course again." />
      </AuthCard>
    );
  }
  if (step === null || step.step === "over" || (step.step === "answer" && !step.waits)) {
    return (
      <AuthCard heading="One moment" text="Your course is being opened.">
        <div className="grid place-items-center py-6">
          <Spinner label="Opening your course" className="size-8" />
        </div>
      </AuthCard>
    );
  }
  return <LaunchStep ticket={ticket} step={step} onStep={setStep} />;
}
