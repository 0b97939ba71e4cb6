import { useMutation } from "@tanstack/react-query";
import { register, resendOtp, verifyRegisterOtp } from "@verdict/contract/accounts";
import type { RequestInputOf } from "@verdict/contract/endpoint";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";

export function useRegister(onOtpSent: (emailId: string) => void) {
  return useMutation({
    mutationFn: (body: RequestInputOf<typeof register>) => callApi(register, { body }),
    onSuccess: ({ emailId }) => onOtpSent(emailId),
  });
}

export function useVerifyOtp() {
  const setCurrentUser = useSetCurrentUser();
  return useMutation({
    mutationFn: (body: RequestInputOf<typeof verifyRegisterOtp>) => callApi(verifyRegisterOtp, { body }),
    onSuccess: ({ user }) => setCurrentUser(user),
  });
}

export function useResendOtp() {
  return useMutation({ mutationFn: (emailId: string) => callApi(resendOtp, { body: { emailId } }) });
}
