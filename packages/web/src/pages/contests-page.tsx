import { useParams } from "react-router";
import { LazyModule } from "../ui/lazy-module.tsx";
import { ChallengeFormPage } from "./contests/challenge-form-page.tsx";
import { ContestEditPage } from "./contests/contest-edit-page.tsx";
import { ContestListPage } from "./contests/contest-list-page.tsx";
import { ContestPage } from "./contests/contest-page.tsx";
import { JurySubmissionPage } from "./contests/jury-submission-page.tsx";
import { LikePairPage } from "./contests/like-pair-page.tsx";
import { RevealPage } from "./contests/reveal-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** With what cleans a statement that came from a file. */
const loadSealedPage = () => import("./contests/sealed-page.tsx");

/**
 * Nearly everything below /contests in one chunk, so that no other page has to know of its parts; the addresses are told apart
 * by hand, since the router's own means for that would be in every page.
 */
export function ContestsPage() {
  const { "*": below = "" } = useParams();
  const [contestId = "", screen, part, ...rest] = below.split("/").filter((part) => part !== "");
  const hasPart = screen === "submission" || screen === "likeness";
  const isKnown = hasPart
    ? part !== undefined
    : part === undefined && ["", "challenge", "edit", "reveal", "sealed"].includes(screen ?? "");
  if (rest.length > 0 || !isKnown || (screen === "challenge" && contestId !== "new")) return <NotFoundPage />;
  if (screen === "reveal") {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:px-6">
        <RevealPage key={contestId} contestId={contestId} />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6">
      {contestId === "" ? (
        <ContestListPage />
      ) : hasPart && part !== undefined ? (
        screen === "likeness" ? (
          <LikePairPage contestId={contestId} label={part} />
        ) : (
          <JurySubmissionPage key={part} contestId={contestId} submissionId={part} />
        )
      ) : screen === "sealed" ? (
        <LazyModule load={loadSealedPage} name="The page" pending={<div className="skeleton h-64 rounded-box" />}>
          {({ SealedPage }) => <SealedPage key={contestId} contestId={contestId} />}
        </LazyModule>
      ) : screen === "challenge" ? (
        <ChallengeFormPage />
      ) : screen === "edit" ? (
        <ContestEditPage key={contestId} contestId={contestId} />
      ) : (
        <ContestPage key={contestId} contestId={contestId} />
      )}
    </div>
  );
}
