import { useMutation } from "@tanstack/react-query";
import { forgotPassword, resetPassword } from "@verdict/contract/account-security";
import { googleLogin, login, register, resendOtp, verifyRegisterOtp } from "@verdict/contract/accounts";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { useSetCurrentUser } from "../platform/auth.tsx";
import { callApi } from "../platform/call-api.ts";
import type { OpenUser } from "../platform/open-answers.ts";
import { forgetMailedCodes } from "./mailed-code.ts";

export function useLogin() {
  return useSigningIn((body: RequestBodyOf<typeof login>) => callApi(login, { body }));
}

export function useGoogleLogin() {
  return useSigningIn((token: string) => callApi(googleLogin, { body: { token } }));
}

export function useVerifyOtp() {
  return useSigningIn((body: RequestBodyOf<typeof verifyRegisterOtp>) => callApi(verifyRegisterOtp, { body }));
}

export function useResetPassword() {
  return useSigningIn((body: RequestBodyOf<typeof resetPassword>) => callApi(resetPassword, { body }));
}

export function useRegister(onOtpSent: (emailId: string) => void) {
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof register>) => callApi(register, { body }),
    onSuccess: ({ emailId }) => onOtpSent(emailId),
  });
}

export function useResendOtp() {
  return useMutation({ mutationFn: (emailId: string) => callApi(resendOtp, { body: { emailId } }) });
}

export function useForgotPassword(onCodeSent: (emailId: string) => void) {
  return useMutation({
    mutationFn: (body: RequestBodyOf<typeof forgotPassword>) => callApi(forgotPassword, { body }),
    onSuccess: (_reply, body) => onCodeSent(body.emailId),
  });
}

/** A call after whose answer somebody is signed in. */
function useSigningIn<Body>(call: (body: Body) => Promise<{ user: OpenUser }>) {
  const setCurrentUser = useSetCurrentUser();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ user }) => {
      forgetMailedCodes();
      setCurrentUser(user);
    },
  });
}
