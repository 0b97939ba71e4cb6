import { usePageTitle } from "../platform/page-meta.ts";

export function LoginPage() {
  usePageTitle("Login");
  return <h1 className="p-6 text-2xl font-semibold">Login</h1>;
}
