import { OTP_RESEND_COOLDOWN_SECONDS } from "@verdict/contract/accounts";
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { ApiFailure } from "../platform/failures.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { type MailedCode, secondsLeftOf } from "./mailed-code.ts";
import { useResendOtp, useVerifyOtp } from "./sign-in-calls.ts";

const TICK_MS = 1000;

/** The second step of signup. The server has mailed a code, so the cooldown of a resend is already running. */
export function OtpForm({ mailed, onResent }: { mailed: MailedCode; onResent: (emailId: string) => void }) {
  const { emailId } = mailed;
  const [otp, setOtp] = useState("");
  const verify = useVerifyOtp();
  const resend = useResendOtp();
  const cooldown = useCooldown(secondsLeftOf(mailed, OTP_RESEND_COOLDOWN_SECONDS, Date.now()));
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
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
      onSuccess: () => {
        onResent(emailId);
        cooldown.restart(OTP_RESEND_COOLDOWN_SECONDS);
      },
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
      <label htmlFor={fieldId} className="-mb-2.5 font-medium">
        One-time code
      </label>
      <input
        ref={field}
        id={fieldId}
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

/**
 * Seconds left until something may be done again, counted down each second; 0 when it may. Starts at `startSeconds`.
 */
function useCooldown(startSeconds: number): { secondsLeft: number; restart: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(startSeconds);
  // Counted from a moment in time, since a background tab's timer may sleep.
  const [endsAt, setEndsAt] = useState(() => Date.now() + startSeconds * TICK_MS);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(endsAt)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  const restart = useCallback((seconds: number) => {
    setEndsAt(Date.now() + seconds * TICK_MS);
    setSecondsLeft(seconds);
  }, []);
  return { secondsLeft, restart };
}

/** Rounded up: the server counts as well, and refuses whoever is half a second early. */
function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / TICK_MS));
}
