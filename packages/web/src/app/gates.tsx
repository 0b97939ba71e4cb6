import { Navigate, Outlet } from "react-router";
import { useAuth } from "../platform/auth.tsx";
import { NetworkFailure } from "../platform/failures.ts";
import { paths } from "../platform/paths.ts";
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
  return <Navigate to={paths.home} replace />;
}

export function SignedOutOnly() {
  return useAuth().status === "signed-out" ? <Outlet /> : <Navigate to={paths.home} replace />;
}

export function AdminOnly() {
  const { user, checkFailure, retryCheck } = useAuth();
  if (user?.role === "admin") return <Outlet />;
  if (user === null && checkFailure instanceof NetworkFailure) return <Unreachable onRetry={retryCheck} />;
  return <Navigate to={paths.home} replace />;
}
