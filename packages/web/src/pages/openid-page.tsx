import { useMutation } from "@tanstack/react-query";
import { finishOpenIdLogin } from "@verdict/contract/openid";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { AuthCard } from "../accounts/auth-card.tsx";
import { forgetMailedCodes } from "../accounts/mailed-code.ts";
import { OpenIdSignIn } from "../accounts/openid-sign-in.tsx";
import { callApi } from "../platform/call-api.ts";
import { readMeta, usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** Where the OpenID provider sends people back to. Its answer is handed on once, and stands in no history after that. */
export function OpenIdPage() {
  usePageTitle("Login");
  const name = readMeta("openid-name") ?? "the other site";
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: (answer: string) => callApi(finishOpenIdLogin, { body: { answer } }),
    onSuccess: ({ wanted }) => {
      forgetMailedCodes();
      // A page of its own, since this one goes with whoever was signed in before, and would begin anew.
      window.location.replace(wanted ?? paths.home);
    },
  });
  const isHandedOn = useRef(false);
  useEffect(() => {
    if (isHandedOn.current) return;
    isHandedOn.current = true;
    navigate(pathname, { replace: true });
    mutate(search === "" ? "?" : search);
  }, [pathname, search, navigate, mutate]);
  if (error === null) {
    return (
      <Card text={`Logging in with ${name}.`}>
        <div className="grid place-items-center py-6">
          <Spinner label="Logging in" className="size-8" />
        </div>
      </Card>
    );
  }
  return (
    <Card text="You are not logged in.">
      <div className="mb-5">
        <FailureBox error={error} fallback="The login failed." />
      </div>
      <OpenIdSignIn />
      <p className="text-center text-muted">
        <Link to={paths.login} className="link-quiet">
          Log in in another way
        </Link>
      </p>
    </Card>
  );
}

function Card({ text, children }: { text: string; children: ReactNode }) {
  return (
    <AuthCard heading="Login" text={text}>
      {children}
    </AuthCard>
  );
}
