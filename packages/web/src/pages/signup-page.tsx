import { usePageTitle } from "../platform/page-meta.ts";

export function SignupPage() {
  usePageTitle("Sign Up");
  return <h1 className="p-6 text-2xl font-semibold">Sign Up</h1>;
}
