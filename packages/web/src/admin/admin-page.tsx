import { usePageTitle } from "../platform/page-meta.ts";

export function AdminPage() {
  usePageTitle("Admin Panel");
  return (
    <main className="p-6">
      <h1 className="text-2xl font-semibold">Admin Panel</h1>
    </main>
  );
}
