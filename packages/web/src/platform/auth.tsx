import { useQuery, useQueryClient } from "@tanstack/react-query";
import { check, type User } from "@verdict/contract/accounts";
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import { callApi } from "./call-api.ts";
import { ApiFailure } from "./failures.ts";
import { readMeta } from "./page-meta.ts";

export const currentUserKey = ["currentUser"] as const;

export interface Auth {
  status: "loading" | "signed-in" | "signed-out";
  user: User | null;
  /** Why the start-up check failed, other than "nobody is signed in"; null when it did not. */
  checkFailure: Error | null;
  retryCheck: () => void;
}

const AuthContext = createContext<Auth>({
  status: "loading",
  user: null,
  checkFailure: null,
  retryCheck: () => {},
});

/**
 * Checks once at start who is signed in. The server marks a page that was asked for without a session cookie: there
 * the check could only be refused, and is left out. `assumeSignedOut` shows the page meanwhile (prerendered landing).
 */
export function AuthProvider({ children, assumeSignedOut }: { children: ReactNode; assumeSignedOut: boolean }) {
  const hasNoSession = useMemo(() => readMeta("session") === "none", []);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    enabled: !hasNoSession,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const auth = useMemo((): Auth => {
    const user = data ?? null;
    const isChecking = isPending && !hasNoSession && !assumeSignedOut;
    return {
      status: isChecking ? "loading" : user === null ? "signed-out" : "signed-in",
      user,
      checkFailure: error,
      retryCheck: () => void refetch(),
    };
  }, [data, error, isPending, refetch, hasNoSession, assumeSignedOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  return useContext(AuthContext);
}

/** Sets who is signed in. Signing out also forgets everything that was loaded for the user. */
export function useSetCurrentUser(): (user: User | null) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      queryClient.setQueryData<User | null>(currentUserKey, user);
      if (user === null) queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserKey[0] });
    },
    [queryClient],
  );
}

async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    return (await callApi(check, { signal })).user;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null;
    throw error;
  }
}
