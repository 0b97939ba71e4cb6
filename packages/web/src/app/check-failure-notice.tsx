import { Outlet } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "../ui/error-box.tsx";

/** Above the public pages: the visitor may well be signed in, only the check did not get through. */
export function CheckFailureNotice() {
  const { checkFailure, retryCheck } = useAuth();
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
      <Outlet />
    </>
  );
}
