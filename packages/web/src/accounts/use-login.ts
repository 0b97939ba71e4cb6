import { useMutation } from "@tanstack/react-query";
import { googleLogin, login } from "@verdict/contract/accounts";
import type { RequestInputOf } from "@verdict/contract/endpoint";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";

export function useLogin() {
  const setCurrentUser = useSetCurrentUser();
  return useMutation({
    mutationFn: (body: RequestInputOf<typeof login>) => callApi(login, { body }),
    onSuccess: ({ user }) => setCurrentUser(user),
  });
}

export function useGoogleLogin() {
  const setCurrentUser = useSetCurrentUser();
  return useMutation({
    mutationFn: (token: string) => callApi(googleLogin, { body: { token } }),
    onSuccess: ({ user }) => setCurrentUser(user),
  });
}
