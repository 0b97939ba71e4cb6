import { AuthCard } from "../accounts/auth-card.tsx";
import { ForgotPasswordForm, ResetPasswordForm } from "../accounts/forgot-password-forms.tsx";
import { useMailedCode } from "../accounts/mailed-code.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { SignInLink } from "../ui/sign-in-link.tsx";

/** From the login form: a code by mail, and with it a new password. */
export function ForgotPasswordPage() {
  usePageTitle("Forgot password");
  const { mailed, codeSent, startOver } = useMailedCode("reset");
  const below = (
    <p className="mt-6 text-center text-muted">
      Remembered it?{" "}
      <SignInLink to={paths.login} className="link-quiet">
        Back to login
      </SignInLink>
    </p>
  );
  if (mailed === null) {
    return (
      <AuthCard heading="Forgot your password?" text="We mail you a code to choose a new one." below={below}>
        <ForgotPasswordForm onCodeSent={codeSent} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      heading="Choose a new password"
      text={`If ${mailed.emailId} has an account, a code is on its way. It is valid for ten minutes.`}
      below={below}
    >
      <ResetPasswordForm emailId={mailed.emailId} />
      <button type="button" className="mx-auto mt-5 block text-muted hover:text-base-content" onClick={startOver}>
        Send another code
      </button>
    </AuthCard>
  );
}
