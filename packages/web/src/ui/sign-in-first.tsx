import { LogIn } from "lucide-react";
import { paths } from "../platform/paths.ts";
import { EmptyState } from "./empty-state.tsx";
import { SignInLink } from "./sign-in-link.tsx";

/** In the place of what is somebody's own. */
export function SignInFirst({ title, hint }: { title: string; hint?: string }) {
  return (
    <EmptyState
      icon={<LogIn className="size-5" aria-hidden="true" />}
      title={title}
      hint={hint ?? "You come back to this page afterwards."}
      action={
        <SignInLink to={paths.login} className="btn-cta">
          Login
        </SignInLink>
      }
    />
  );
}
