import { usePageTitle } from "../platform/page-meta.ts";

export function LandingPage() {
  usePageTitle("Verdict");
  return <h1 className="p-6 text-2xl font-semibold">Verdict</h1>;
}
