import { useReducer } from "react";
import { Link } from "react-router";
import { AuthCard, OrDivider } from "../accounts/auth-card.tsx";
import { GoogleSignIn } from "../accounts/google-sign-in.tsx";
import { OtpForm } from "../accounts/otp-form.tsx";
import { RegisterForm } from "../accounts/register-form.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";

type SignupState = { otpSent: false } | { otpSent: true; tempEmail: string };
type SignupEvent = { type: "otpSent"; emailId: string } | { type: "startedOver" };

function nextState(_state: SignupState, event: SignupEvent): SignupState {
  return event.type === "otpSent" ? { otpSent: true, tempEmail: event.emailId } : { otpSent: false };
}

/** Two steps: the details, then the code that was mailed. The account exists only after the second. */
export function SignupPage() {
  usePageTitle("Sign Up");
  const [state, dispatch] = useReducer(nextState, { otpSent: false });
  if (state.otpSent) {
    return (
      <AuthCard heading="Create Account" text={`We mailed a code to ${state.tempEmail}. It is valid for ten minutes.`}>
        <OtpForm emailId={state.tempEmail} />
        <OrDivider />
        <GoogleSignIn context="signup" />
        <button
          type="button"
          className="mx-auto block text-muted hover:text-base-content"
          onClick={() => dispatch({ type: "startedOver" })}
        >
          Use another email
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Create Account" text="Free, and ready in a minute.">
      <RegisterForm onOtpSent={(emailId) => dispatch({ type: "otpSent", emailId })} />
      <OrDivider />
      <GoogleSignIn context="signup" />
      <p className="text-center text-muted">
        Already have an account?{" "}
        <Link to={paths.login} className="link-quiet">
          Login
        </Link>
      </p>
    </AuthCard>
  );
}
