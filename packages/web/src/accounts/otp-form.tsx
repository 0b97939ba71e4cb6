import { OTP_RESEND_COOLDOWN_SECONDS } from "@verdict/contract/accounts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiFailure } from "../platform/failures.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useCooldown } from "./use-cooldown.ts";
import { useResendOtp, useVerifyOtp } from "./use-signup.ts";

/** The second step of signup. The server mailed a code moments ago, so the cooldown of a resend is already running. */
export function OtpForm({ emailId }: { emailId: string }) {
  const [otp, setOtp] = useState("");
  const verify = useVerifyOtp();
  const resend = useResendOtp();
  const cooldown = useCooldown(OTP_RESEND_COOLDOWN_SECONDS);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = verify.isPending || resend.isPending;

  useEffect(() => field.current?.focus(), []);

  const verifyTyped = (event: FormEvent) => {
    event.preventDefault();
    if (otp.trim() === "" || isBusy) return;
    resend.reset();
    verify.mutate({ emailId, otp: otp.trim() });
  };
  const resendCode = () => {
    verify.reset();
    resend.mutate(emailId, {
      onSuccess: () => cooldown.restart(OTP_RESEND_COOLDOWN_SECONDS),
      onError: (error) => {
        if (error instanceof ApiFailure && error.retryAfterSeconds !== null) cooldown.restart(error.retryAfterSeconds);
      },
    });
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={verifyTyped}>
      <FailureBox error={verify.error} fallback="OTP verification failed" />
      <FailureBox error={resend.error} fallback="Failed to resend OTP" />
      <p role="status" className="text-center text-success empty:hidden">
        {resend.isSuccess && "A new code is on its way."}
      </p>
      <input
        ref={field}
        aria-label="One-time code"
        placeholder="Enter 6-digit OTP"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="field num h-12 text-center text-lg tracking-[0.3em] placeholder:text-sm placeholder:tracking-normal"
        value={otp}
        onChange={(event) => setOtp(event.target.value)}
      />
      <SubmitButton text="Verify OTP" busyText="Verifying..." isBusy={verify.isPending} />
      <button
        type="button"
        className="btn-quiet num w-full"
        disabled={cooldown.secondsLeft > 0 || isBusy}
        onClick={resendCode}
      >
        {cooldown.secondsLeft > 0 ? `Resend in ${cooldown.secondsLeft}s` : "Resend OTP"}
      </button>
    </form>
  );
}
