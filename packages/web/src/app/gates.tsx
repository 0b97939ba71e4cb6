import { Navigate, Outlet, useLocation } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { NetworkFailure } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
import { hasPublicProblems } from "../platform/visitor.ts";
import { stateOf, wantedIn } from "../platform/wanted-page.ts";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { Unreachable } from "./page-failures.tsx";

/** Nothing is drawn before it is known who is signed in, so that no screen flashes by. */
export function AuthKnown() {
  return useAuth().status === "loading" ? <FullScreenSpinner /> : <Outlet />;
}

export function SignedInOnly() {
  const { status, checkFailure, retryCheck } = useAuth();
  if (status === "signed-in") return <Outlet />;
  // Without an answer nobody knows who is asking: sending a signed-in person away would lose their place.
  if (checkFailure instanceof NetworkFailure) return <Unreachable onRetry={retryCheck} />;
  return <AwayToHome />;
}

/** The pages of problems: visitors get them where the site shows them. */
export function ReadersOnly() {
  return hasPublicProblems() ? <Outlet /> : <SignedInOnly />;
}

/** Whoever signs in there gets to the page after all, unless they had logged out on it. */
function AwayToHome() {
  const location = useLocation();
  const { hasLoggedOut } = useAuth();
  return <Navigate to={paths.home} replace state={hasLoggedOut ? null : stateOf(location)} />;
}

export function SignedOutOnly() {
  const { status } = useAuth();
  const wanted = wantedIn(useLocation());
  return status === "signed-out" ? <Outlet /> : <Navigate to={wanted ?? paths.home} replace />;
}

export function AdminOnly() {
  const { user, checkFailure, retryCheck } = useAuth();
  if (user?.role === "admin") return <Outlet />;
  if (user === null && checkFailure instanceof NetworkFailure) return <Unreachable onRetry={retryCheck} />;
  return user === null ? <AwayToHome /> : <Navigate to={paths.home} replace />;
}
