import { AuthCard, OrDivider } from "../accounts/auth-card.tsx";
import { GoogleSignIn } from "../accounts/google-sign-in.tsx";
import { useMailedCode } from "../accounts/mailed-code.ts";
import { OpenIdSignIn } from "../accounts/openid-sign-in.tsx";
import { OtpForm } from "../accounts/otp-form.tsx";
import { RegisterForm } from "../accounts/register-form.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { SignInLink } from "../ui/sign-in-link.tsx";

/** Two steps: the details, then the code that was mailed. The account exists only after the second. */
export function SignupPage() {
  usePageTitle("Sign Up");
  const { mailed, codeSent, startOver } = useMailedCode("signup");
  if (mailed !== null) {
    return (
      <AuthCard heading="Create Account" text={`We mailed a code to ${mailed.emailId}. It is valid for ten minutes.`}>
        <OtpForm mailed={mailed} onResent={codeSent} />
        <OrDivider />
        <OpenIdSignIn />
        <GoogleSignIn context="signup" />
        <button type="button" className="mx-auto block text-muted hover:text-base-content" onClick={startOver}>
          Use another email
        </button>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Create Account" text="Free, and ready in a minute.">
      <RegisterForm onOtpSent={codeSent} />
      <OrDivider />
      <OpenIdSignIn />
      <GoogleSignIn context="signup" />
      <p className="text-center text-muted">
        Already have an account?{" "}
        <SignInLink to={paths.login} className="link-quiet">
          Login
        </SignInLink>
      </p>
    </AuthCard>
  );
}
