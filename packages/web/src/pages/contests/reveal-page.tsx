import { useQuery } from "@tanstack/react-query";
import { revealSteps } from "@verdict/contract/reveal";
import { ChevronLeft, ChevronRight, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { OpenContest } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { revealQuery } from "./contest-page-queries.ts";
import { contestQuery } from "./contest-queries.ts";
import { RevealTable } from "./reveal-table.tsx";
import { type Steps, stepText } from "./reveal-text.ts";

/** For a projector: a frozen board of a contest that is over, shown cell by cell as it is, with one key. */
export function RevealPage({ contestId }: { contestId: string }) {
  const query = useQuery(contestQuery(contestId));
  const { data } = query;
  usePageTitle(data === undefined ? "Reveal" : `Reveal · ${data.contest.title}`);
  return (
    <Loaded query={query} what="the contest">
      {({ contest }) => <Known contest={contest} />}
    </Loaded>
  );
}

function Known({ contest }: { contest: OpenContest }) {
  if (!contest.mayJudge) return <Nothing contest={contest} title="Only the jury reveals a board." />;
  if (!contest.isFrozen) return <Nothing contest={contest} title="This board is not frozen: all of it is shown." />;
  if (Date.parse(contest.now) < Date.parse(contest.endsAt)) {
    return <Nothing contest={contest} title="A board is revealed when the contest is over." />;
  }
  return <Both contest={contest} />;
}

function Nothing({ contest, title }: { contest: OpenContest; title: string }) {
  return (
    <>
      <h1 className="text-2xl font-semibold break-words">{contest.title}</h1>
      <EmptyState icon={<Users className="size-5" aria-hidden="true" />} title={title} />
      <Link to={paths.contest(contest._id)} className="btn-quiet justify-self-start">
        Back to the contest
      </Link>
    </>
  );
}

function Both({ contest }: { contest: OpenContest }) {
  // Once: a board that changes below the hands of whoever reveals it would jump.
  const query = useQuery(revealQuery(contest._id));
  return (
    <Loaded query={query} what="the board">
      {({ frozen, full }) => (
        <Stage
          contest={contest}
          unjudged={full.unjudged}
          steps={revealSteps({ frozen, full, penaltyMinutes: contest.penaltyMinutes })}
          labels={full.labels}
        />
      )}
    </Loaded>
  );
}

/* Written out here: as classes they would be in the styles of every page. */
const LINE = { minHeight: "2rem" };

const FORTH = new Set([" ", "ArrowRight", "PageDown"]);
const BACK = new Set(["ArrowLeft", "PageUp"]);

function Stage(input: { contest: OpenContest; unjudged: number; steps: Steps; labels: readonly string[] }) {
  const { contest, unjudged, steps, labels } = input;
  const [number, setNumber] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const last = steps.length - 1;
  const go = (by: number) => setNumber((before) => Math.min(last, Math.max(0, before + by)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // The space bar presses a button that has the focus.
      const isPressing = event.key === " " && event.target instanceof HTMLElement && event.target.closest("button, a");
      if (isPressing) return;
      const by = FORTH.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      setNumber((before) => Math.min(last, Math.max(0, before + by)));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [last]);
  const step = steps[number];
  if (step === undefined) return null;
  return (
    <section ref={stage} aria-label="Reveal" className="grid grid-cols-[minmax(0,1fr)] gap-5 bg-base-100">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl font-semibold break-words">{contest.title}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <span className="num text-muted">
            {number} of {last}
          </span>
          <button type="button" className="btn-quiet h-10 px-4" disabled={number === 0} onClick={() => go(-1)}>
            <ChevronLeft className="size-4" aria-hidden="true" />
            Back
          </button>
          <button type="button" className="btn-cta h-10 px-4" disabled={number === last} onClick={() => go(1)}>
            Next
            <ChevronRight className="size-4" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="btn-quiet h-10 px-4"
            onClick={() => void stage.current?.requestFullscreen().catch(() => undefined)}
          >
            Full screen
          </button>
        </div>
      </header>
      <p role="status" className="text-xl break-words" style={LINE}>
        {stepText(step, { labels, hasPoints: contest.rules !== "icpc" })}
      </p>
      <RevealTable step={step} labels={labels} hasPoints={contest.rules !== "icpc"} />
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.8125rem] text-muted">
        <Link to={paths.contest(contest._id)} className="hover:underline">
          Back to the contest
        </Link>
        <span>
          Space or → shows the next cell, ← takes it back. Everybody else sees the frozen board until it is thawed.
        </span>
        {unjudged > 0 && <span className="text-warning">{unjudged} without a verdict stay hidden.</span>}
      </footer>
    </section>
  );
}
