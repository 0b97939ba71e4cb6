import { usePageTitle } from "../platform/page-meta.ts";

export function WorkInProgressPage() {
  usePageTitle("Work in Progress");
  return <h1 className="p-6 text-2xl font-semibold">Work in Progress</h1>;
}

export function ChallengesPage() {
  return <WorkInProgressPage />;
}

export function CommunityPage() {
  return <WorkInProgressPage />;
}
