import { usePageTitle } from "../platform/page-meta.ts";

export function ProfilePage() {
  usePageTitle("Profile");
  return <h1 className="p-6 text-2xl font-semibold">Profile</h1>;
}
