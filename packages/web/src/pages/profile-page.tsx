import { CircleAlert, UserX } from "lucide-react";
import { failureHint, failureText } from "../platform/failures.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { AchievementPanels } from "../profile/achievement-panels.tsx";
import { ActivityPanels } from "../profile/activity-panels.tsx";
import { FriendsPanel } from "../profile/friends-panel.tsx";
import { ProfileFacts } from "../profile/profile-facts.tsx";
import { ProfileHeader } from "../profile/profile-header.tsx";
import { ProfileProgress } from "../profile/profile-progress.tsx";
import { useProfile } from "../profile/use-profile.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { RetryButton } from "../ui/error-box.tsx";
import { PageSpinner } from "../ui/spinner.tsx";

export function ProfilePage() {
  usePageTitle("Profile");
  const { data: profile, error, isPending, refetch } = useProfile();
  if (isPending) return <PageSpinner title="Profile" text="Loading your profile..." />;
  if (profile === undefined) return <ProfileError error={error} onRetry={() => void refetch()} />;
  if (profile === null) return <NoProfile onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-10 sm:px-6">
      <ProfileHeader profile={profile} />
      <ProfileFacts profile={profile} />
      <ProfileProgress profile={profile} />
      <AchievementPanels />
      <FriendsPanel />
      <ActivityPanels />
    </div>
  );
}

function ProfileError({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="grid min-h-(--content-height) place-items-center px-4">
      <div role="alert" className="panel grid w-full max-w-md justify-items-center p-8 text-center">
        <CircleAlert className="size-8 text-error" aria-hidden="true" />
        <h1 className="mt-4 text-xl font-semibold">Error Loading Profile</h1>
        <p className="mt-2 break-words text-muted">{failureText(error, "Failed to fetch profile")}</p>
        <p className="mb-6 text-muted empty:hidden">{failureHint(error)}</p>
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  );
}

function NoProfile({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Profile</h1>
      <EmptyState
        icon={<UserX className="size-5" aria-hidden="true" />}
        title="No profile found"
        action={<RetryButton onRetry={onRetry} />}
      />
    </div>
  );
}
