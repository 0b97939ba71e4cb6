import { logout } from "@verdict/contract/accounts";
import { useCallback } from "react";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";

/**
 * Ends the session on the server and forgets the user here. When the server does not answer, the session still lives:
 * say so.
 */
export function useLogout(): () => void {
  const setCurrentUser = useSetCurrentUser();
  return useCallback(async () => {
    try {
      await callApi(logout);
      setCurrentUser(null);
    } catch (error) {
      alert([failureText(error, "Something went wrong"), failureHint(error)].filter(Boolean).join("\n"));
    }
  }, [setCurrentUser]);
}
