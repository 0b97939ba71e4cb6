import { AuthCard, OrDivider } from "../accounts/auth-card.tsx";
import { GoogleSignIn } from "../accounts/google-sign-in.tsx";
import { LoginForm } from "../accounts/login-form.tsx";
import { OpenIdSignIn } from "../accounts/openid-sign-in.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { SignInLink } from "../ui/sign-in-link.tsx";

export function LoginPage() {
  usePageTitle("Login");
  return (
    <AuthCard heading="Welcome Back, Coder" text="Log in and pick up where you left off.">
      <LoginForm />
      <OrDivider />
      <OpenIdSignIn />
      <GoogleSignIn context="signin" />
      <p className="text-center text-muted">
        New here?{" "}
        <SignInLink to={paths.signup} className="link-quiet">
          Create an account
        </SignInLink>
      </p>
    </AuthCard>
  );
}
