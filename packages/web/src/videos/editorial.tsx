import type { Problem } from "@verdict/contract/problems";
import { Clapperboard } from "lucide-react";
import { EmptyState } from "../ui/empty-state.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** The editorial video of a problem. */
export function Editorial({ problem, isShown }: { problem: Problem; isShown: boolean }) {
  return (
    <>
      <h2 className="text-lg font-semibold">Editorial</h2>
      {problem.secureUrl === undefined || problem.secureUrl === "" ? (
        <EmptyState
          icon={<Clapperboard className="size-5" aria-hidden="true" />}
          title="There is no editorial video for this problem yet."
        />
      ) : (
        <div className="mt-4">
          <VideoPlayer
            key={problem.secureUrl}
            src={problem.secureUrl}
            poster={problem.thumbnailUrl || undefined}
            duration={problem.duration ?? 0}
            isShown={isShown}
          />
        </div>
      )}
    </>
  );
}
