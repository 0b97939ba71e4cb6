/** The part of Google Identity Services that we use. Source: "Sign in with Google JavaScript API reference". */
interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    callback: (reply: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
    context: "signin" | "signup";
    itp_support: boolean;
  }) => void;
  renderButton: (
    element: HTMLElement,
    options: { theme: "filled_black"; size: "large"; width: number; text: "continue_with" },
  ) => void;
  prompt: () => void;
  cancel: () => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

/** A host that swallows packets fires no error for minutes. */
const DEADLINE_MS = 8000;
const SCRIPT_URL = "https://accounts.google.com/gsi/client";

/** Loads the script anew on each call until it has loaded once. Rejects when it is blocked, unreachable or too slow. */
export function loadGoogle(): Promise<GoogleIdentity> {
  const loaded = window.google?.accounts.id;
  if (loaded !== undefined) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const deadline = setTimeout(() => reject(new Error("too slow")), DEADLINE_MS);
    script.src = SCRIPT_URL;
    script.async = true;
    script.onerror = () => {
      clearTimeout(deadline);
      reject(new Error("blocked or unreachable"));
    };
    script.onload = () => {
      clearTimeout(deadline);
      const identity = window.google?.accounts.id;
      if (identity === undefined) reject(new Error("not the expected script"));
      else resolve(identity);
    };
    document.head.append(script);
  });
}
