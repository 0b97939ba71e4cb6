import { usePageTitle } from "../platform/page-meta.ts";

export function ProblemsPage() {
  usePageTitle("Problems");
  return <h1 className="p-6 text-2xl font-semibold">Problems</h1>;
}
