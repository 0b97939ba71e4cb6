import { Settings } from "lucide-react";
import { Link } from "react-router";
import type { OpenProfile } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge, type Tone } from "../ui/badges.tsx";
import { type Level, levelOf } from "./level.ts";
import { PictureEditor } from "./picture-editor.tsx";

const LEVEL_TONE: Record<Level, Tone> = {
  Beginner: "neutral",
  Intermediate: "primary",
  Advanced: "info",
  Expert: "warning",
};

export function ProfileHeader({ profile }: { profile: OpenProfile }) {
  const level = levelOf(profile.problemsSolvedCount);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <PictureEditor user={profile} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-2xl font-semibold wrap-anywhere">Welcome {profile.firstName}</h1>
        <p className="mt-1 wrap-anywhere">{[profile.firstName, profile.lastName].filter(Boolean).join(" ")}</p>
        <p className="wrap-anywhere text-muted">{profile.emailId}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={LEVEL_TONE[level]}>{level}</Badge>
        <Link to={paths.settings} className="btn-quiet gap-2">
          <Settings className="size-4" aria-hidden="true" />
          Settings
        </Link>
      </div>
    </div>
  );
}
