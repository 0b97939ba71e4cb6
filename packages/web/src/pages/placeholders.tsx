import { Construction } from "lucide-react";
import { Link } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";

export function ChallengesPage() {
  return (
    <UnderConstruction
      pageTitle="Challenges"
      heading="We're Working on It!"
      text="Timed challenges with their own rankings are being built. The problems are open all the while."
      barText="65% complete"
      percent={65}
    />
  );
}

export function CommunityPage() {
  return (
    <UnderConstruction
      pageTitle="Community"
      heading="Work in Progress"
      text="A place to discuss problems and share approaches is on its way."
      barText="Estimated completion: 75%"
      percent={75}
    />
  );
}

export function WorkInProgressPage() {
  return (
    <UnderConstruction
      pageTitle="Work in Progress"
      heading="Work in Progress"
      text="Contests are being built. Come back soon to compete against the clock."
      barText="Estimated completion: 50%"
      percent={50}
    />
  );
}

function UnderConstruction(input: {
  pageTitle: string;
  heading: string;
  text: string;
  barText: string;
  percent: number;
}) {
  usePageTitle(input.pageTitle);
  return (
    <div className="grid min-h-(--content-height) place-items-center px-6 py-12">
      <div className="grid w-full max-w-md animate-rise justify-items-center text-center">
        <span className="grid size-14 place-items-center rounded-2xl border border-line-strong bg-base-200 text-primary">
          <Construction className="size-6" aria-hidden="true" />
        </span>
        <h1 className="mt-6 text-3xl font-semibold">{input.heading}</h1>
        <p className="mt-3 leading-6 text-balance text-muted">{input.text}</p>
        <ProgressBar label={input.heading} percent={input.percent} className="mt-8 w-full" />
        <p className="num mt-2.5 text-xs text-muted">{input.barText}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to={paths.home} className="btn-cta">
            Go to Homepage
          </Link>
          <button type="button" className="btn-quiet">
            Contact Support
          </button>
        </div>
      </div>
    </div>
  );
}
