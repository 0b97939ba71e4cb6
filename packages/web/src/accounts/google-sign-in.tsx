import { useEffect, useRef, useState } from "react";
import { readMeta } from "../platform/page-meta.ts";
import { FailureBox } from "../ui/failure-box.tsx";
import { loadGoogle } from "./load-google.ts";
import { useGoogleLogin } from "./sign-in-calls.ts";

/** Google allows 200 to 400; this is the width of the panel on the narrowest phone. */
const BUTTON_WIDTH_PX = 300;

/**
 * Google's button and one-tap. Renders nothing when Google is not configured or its script does not come: that
 * failure is only logged, and the form above works without it.
 */
export function GoogleSignIn({ context }: { context: "signin" | "signup" }) {
  const clientId = readMeta("google-client-id");
  return clientId === null || clientId === "" ? null : <GoogleButton clientId={clientId} context={context} />;
}

function GoogleButton({ clientId, context }: { clientId: string; context: "signin" | "signup" }) {
  const box = useRef<HTMLDivElement>(null);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const { mutate: logIn, error, reset } = useGoogleLogin();

  useEffect(() => {
    let isGone = false;
    let cancel: (() => void) | null = null;
    const show = async () => {
      const google = await loadGoogle();
      if (isGone || box.current === null) return;
      cancel = () => google.cancel();
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => {
          reset();
          logIn(credential);
        },
        use_fedcm_for_prompt: true,
        context,
        itp_support: true,
      });
      google.renderButton(box.current, {
        theme: "filled_black",
        size: "large",
        width: BUTTON_WIDTH_PX,
        text: "continue_with",
      });
      google.prompt();
    };
    show().catch((failure: unknown) => {
      console.warn("Google sign-in is unavailable:", failure instanceof Error ? failure.message : failure);
      if (!isGone) setIsUnavailable(true);
    });
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [clientId, context, logIn, reset]);

  if (isUnavailable) return null;
  return (
    <div className="mb-5 grid gap-4">
      <FailureBox error={error} fallback="Google login failed" />
      <div ref={box} className="grid min-h-11 justify-center" />
    </div>
  );
}
