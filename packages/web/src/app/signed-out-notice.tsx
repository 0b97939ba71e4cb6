import { Outlet } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "../ui/error-box.tsx";

/**
 * Above the public pages, why somebody who expected to be signed in is not: the check did not get through, or the
 * session has ended meanwhile.
 */
export function SignedOutNotice() {
  const { checkFailure, hasSessionEnded, retryCheck } = useAuth();
  return (
    <>
      {checkFailure !== null && (
        <div className="mx-auto max-w-3xl px-4 pt-4">
          <ErrorBox
            text={failureText(checkFailure, "Something went wrong")}
            hint={failureHint(checkFailure)}
            onRetry={retryCheck}
          />
        </div>
      )}
      {hasSessionEnded && (
        <div className="mx-auto max-w-3xl px-4 pt-4">
          <ErrorBox text="Your session has ended." hint="Log in again to go on." />
        </div>
      )}
      <Outlet />
    </>
  );
}
