import { check } from "@verdict/contract/accounts";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { callApi } from "./call-api.ts";
import { ApiFailure } from "./failures.ts";
import type { OpenUser } from "./open-answers.ts";
import { readMeta } from "./page-meta.ts";

interface Auth {
  status: "loading" | "signed-in" | "signed-out";
  user: OpenUser | null;
  /** Why the start-up check failed, other than "nobody is signed in"; null when it did not. */
  checkFailure: Error | null;
  /** Somebody was signed in until the server said, unasked, that they are not. */
  hasSessionEnded: boolean;
  /** Somebody was signed in until they logged out here. */
  hasLoggedOut: boolean;
  retryCheck: () => void;
}

interface CheckOutcome {
  user: OpenUser | null;
  failure: Error | null;
  hasSessionEnded: boolean;
  hasLoggedOut: boolean;
}

const NOBODY: CheckOutcome = { user: null, failure: null, hasSessionEnded: false, hasLoggedOut: false };

interface AuthActions {
  setUser: (user: OpenUser | null) => void;
  endSession: () => Promise<void>;
}

const AuthContext = createContext<Auth>({
  status: "loading",
  user: null,
  checkFailure: null,
  hasSessionEnded: false,
  hasLoggedOut: false,
  retryCheck: () => {},
});
const ActionsContext = createContext<AuthActions>({ setUser: () => {}, endSession: async () => {} });

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
  const actions = useMemo(
    (): AuthActions => ({
      setUser: (user) => setOutcome({ ...NOBODY, user, hasLoggedOut: user === null }),
      endSession: async () => {
        const { user, failure } = await checkCurrentUser();
        if (user === null && failure === null) setOutcome({ ...NOBODY, hasSessionEnded: true });
      },
    }),
    [],
  );
  const auth = useMemo((): Auth => {
    const { user, failure, ...ended } = outcome ?? NOBODY;
    const isChecking = outcome === null && !assumeSignedOut;
    const status = isChecking ? "loading" : user === null ? "signed-out" : "signed-in";
    return { status, user, checkFailure: failure, ...ended, retryCheck };
  }, [outcome, assumeSignedOut, retryCheck]);
  return (
    <ActionsContext value={actions}>
      <AuthContext value={auth}>{children}</AuthContext>
    </ActionsContext>
  );
}

export function useAuth(): Auth {
  return useContext(AuthContext);
}

/** Sets who is signed in. What was loaded for another user is forgotten with it (see DataLayout). */
export function useSetCurrentUser(): (user: OpenUser | null) => void {
  return useContext(ActionsContext).setUser;
}

/**
 * For a call that was answered with "not signed in" although somebody was: ends the session here, unless a check says
 * otherwise.
 */
export function useEndSession(): () => Promise<void> {
  return useContext(ActionsContext).endSession;
}

async function checkCurrentUser(signal?: AbortSignal): Promise<CheckOutcome> {
  try {
    return { ...NOBODY, user: (await callApi(check, signal && { signal })).user };
  } catch (error) {
    // Anything else, as a proxy's "too many requests", says nothing about who is signed in.
    const isRefused = error instanceof ApiFailure && (error.status === 401 || error.status === 403);
    return { ...NOBODY, failure: isRefused || !(error instanceof Error) ? null : error };
  }
}
