import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiFailure } from "../../platform/failures.ts";
import type { OpenLikePairCode } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { shortMomentText } from "../../ui/date-text.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { languageText } from "../../ui/verdict-text.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { contestPaths } from "./contest-paths.ts";
import { type LikenessChoice, likePairQuery, whichOf } from "./likeness-queries.ts";
import { MarkedCode, type MarkedPart } from "./marked-code.tsx";

/** Two programs of a contest beside each other, with what they share. */
export function LikePairPage({ contestId, label }: { contestId: string; label: string }) {
  const [search] = useSearchParams();
  const choice = { contestId, label, which: whichOf(search.get("which")) };
  const pair = { first: search.get("first") ?? "", second: search.get("second") ?? "" };
  const query = useQuery(likePairQuery(choice, pair));
  const { data } = query;
  usePageTitle(data === undefined ? "Likeness" : `${data.first.name} and ${data.second.name}`);
  if (query.error instanceof ApiFailure && query.error.status === 404) return <NotFoundPage />;
  return (
    <>
      <header>
        <Link
          to={contestPaths.likeness(choice)}
          className="mb-2 -ml-1 inline-flex h-8 items-center gap-1 pr-2 text-[0.8125rem] text-muted hover:text-base-content"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          All pairs
        </Link>
        <h1 className="text-2xl font-semibold break-words">
          {data === undefined ? "Likeness" : `${label} · ${data.first.name} and ${data.second.name}`}
        </h1>
      </header>
      <Loaded query={query} what="the two programs">
        {(known) => <Known choice={choice} pair={known} />}
      </Loaded>
    </>
  );
}

function Known({ choice, pair }: { choice: LikenessChoice; pair: OpenLikePairCode }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { shared, percent, longestTokens } = pair;
  const sides = [
    { program: pair.first, code: pair.firstCode, parts: shared.map(({ first }) => first) },
    { program: pair.second, code: pair.secondCode, parts: shared.map(({ second }) => second) },
  ];
  return (
    <>
      <p className="max-w-prose text-muted">
        <span className="num">
          {percent} % of what is their own stands in both; the longest part in common has {longestTokens} tokens.
        </span>{" "}
        That is no proof: read both, and ask.
      </p>
      {shared.length > 0 && (
        <section aria-label="Parts in common" className="flex flex-wrap gap-2">
          {shared.map(({ first, second }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its number.
              key={index}
              type="button"
              aria-pressed={chosen === index}
              className="btn-quiet num h-8 px-3 text-[0.8125rem] aria-pressed:border-primary aria-pressed:text-primary"
              onClick={() => setChosen(index)}
            >
              Part {index + 1}
              <span className="text-muted">
                {linesText(first)} ↔ {linesText(second)}
              </span>
            </button>
          ))}
        </section>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {sides.map(({ program, code, parts }) => (
          <section
            key={program.submissionId}
            aria-label={`Program of ${program.name}`}
            className="panel overflow-hidden"
          >
            <div className="border-b border-line px-5 py-3">
              <h2 className="font-medium break-words">
                <Link to={contestPaths.submission(choice.contestId, program.submissionId)} className="hover:underline">
                  {program.name}
                </Link>
              </h2>
              <p className="num text-[0.8125rem] text-muted">
                {languageText(program.language)} · {shortMomentText(program.at)}
              </p>
            </div>
            <MarkedCode
              code={code}
              language={program.language}
              label={`Code of ${program.name}`}
              parts={parts}
              chosen={chosen}
              onChoose={setChosen}
            />
          </section>
        ))}
      </div>
    </>
  );
}

function linesText({ from, to }: MarkedPart): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`;
}
