import { useMutation } from "@tanstack/react-query";
import {
  type ForgotPasswordBody,
  forgotPassword,
  type ResetPasswordBody,
  resetPassword,
} from "@verdict/contract/account-security";
import type * as z from "zod/mini";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";

export function useForgotPassword(onCodeSent: (emailId: string) => void) {
  return useMutation({
    mutationFn: (body: z.output<typeof ForgotPasswordBody>) => callApi(forgotPassword, { body }),
    onSuccess: (_reply, body) => onCodeSent(body.emailId),
  });
}

export function useResetPassword() {
  const setCurrentUser = useSetCurrentUser();
  return useMutation({
    mutationFn: (body: z.output<typeof ResetPasswordBody>) => callApi(resetPassword, { body }),
    onSuccess: ({ user }) => setCurrentUser(user),
  });
}
