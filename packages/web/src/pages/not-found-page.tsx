import { usePageTitle } from "../platform/page-meta.ts";

export function NotFoundPage() {
  usePageTitle("Page not found");
  return <h1 className="p-6 text-2xl font-semibold">Page not found</h1>;
}
