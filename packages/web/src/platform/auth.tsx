import { check, type User } from "@verdict/contract/accounts";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { callApi } from "./call-api.ts";
import { ApiFailure } from "./failures.ts";
import { readMeta } from "./page-meta.ts";

export interface Auth {
  status: "loading" | "signed-in" | "signed-out";
  user: User | null;
  /** Why the start-up check failed, other than "nobody is signed in"; null when it did not. */
  checkFailure: Error | null;
  retryCheck: () => void;
}

interface CheckOutcome {
  user: User | null;
  failure: Error | null;
}

const NOBODY: CheckOutcome = { user: null, failure: null };

const AuthContext = createContext<Auth>({ status: "loading", ...NOBODY, checkFailure: null, retryCheck: () => {} });
const SetUserContext = createContext<(user: User | null) => void>(() => {});

/**
 * Checks once at start who is signed in. The server marks a page that was asked for without a session cookie: there
 * the check could only be refused, and is left out. `assumeSignedOut` shows the page meanwhile (prerendered landing).
 * It stands apart from the query cache, which the landing page of a visitor does not load.
 */
export function AuthProvider({ children, assumeSignedOut }: { children: ReactNode; assumeSignedOut: boolean }) {
  const [outcome, setOutcome] = useState(() => (readMeta("session") === "none" ? NOBODY : null));
  const [attempt, setAttempt] = useState(0);
  const isUnchecked = outcome === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to check again.
  useEffect(() => {
    if (!isUnchecked && attempt === 0) return;
    const abort = new AbortController();
    checkCurrentUser(abort.signal).then((checked) => abort.signal.aborted || setOutcome(checked));
    return () => abort.abort();
  }, [attempt]);

  const retryCheck = useCallback(() => setAttempt((count) => count + 1), []);
  const setUser = useCallback((user: User | null) => setOutcome({ user, failure: null }), []);
  const auth = useMemo((): Auth => {
    const { user, failure } = outcome ?? NOBODY;
    const isChecking = outcome === null && !assumeSignedOut;
    const status = isChecking ? "loading" : user === null ? "signed-out" : "signed-in";
    return { status, user, checkFailure: failure, retryCheck };
  }, [outcome, assumeSignedOut, retryCheck]);
  return (
    <SetUserContext value={setUser}>
      <AuthContext value={auth}>{children}</AuthContext>
    </SetUserContext>
  );
}

export function useAuth(): Auth {
  return useContext(AuthContext);
}

/** Sets who is signed in. What was loaded for another user is forgotten with it (see DataLayout). */
export function useSetCurrentUser(): (user: User | null) => void {
  return useContext(SetUserContext);
}

async function checkCurrentUser(signal: AbortSignal): Promise<CheckOutcome> {
  try {
    return { user: (await callApi(check, { signal })).user, failure: null };
  } catch (error) {
    const isRefused = error instanceof ApiFailure && error.status < 500;
    return { user: null, failure: isRefused || !(error instanceof Error) ? null : error };
  }
}
