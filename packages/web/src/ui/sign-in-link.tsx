import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStateForSignIn } from "../platform/wanted-page.ts";

/** A link to one of the pages on which one signs in, after which one is back here. */
export function SignInLink(input: { to: string; className: string; children: ReactNode }) {
  return (
    <Link to={input.to} state={useStateForSignIn()} className={input.className}>
      {input.children}
    </Link>
  );
}
