import { DRAWN_POSTER } from "@verdict/contract/videos";
import { Clapperboard } from "lucide-react";
import type { ReactNode } from "react";
import type { OpenProblem } from "../platform/open-answers.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** The editorial of a problem: its video, and under it its text. */
export function Editorial({ problem, isShown, text }: { problem: OpenProblem; isShown: boolean; text: ReactNode }) {
  return (
    <>
      <h2 className="text-lg font-semibold">Editorial</h2>
      {problem.secureUrl === undefined || problem.secureUrl === "" ? (
        problem.hasEditorial !== true && (
          <EmptyState
            icon={<Clapperboard className="size-5" aria-hidden="true" />}
            title="There is no editorial video for this problem yet."
          />
        )
      ) : (
        <div className="mt-4">
          <VideoPlayer
            key={problem.secureUrl}
            src={problem.secureUrl}
            poster={problem.thumbnailUrl || DRAWN_POSTER}
            duration={problem.duration ?? 0}
            isShown={isShown}
          />
        </div>
      )}
      {text}
    </>
  );
}
