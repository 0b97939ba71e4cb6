import {
  SmallestFailure as Failure,
  findSmallestFailure,
  SearchedEvent,
  smallestFailure,
} from "@verdict/contract/smallest";
import { readOpen } from "@verdict/contract/tolerant-reader";
import { Search } from "lucide-react";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import type { OpenSmallestFailure } from "../platform/open-answers.ts";
import { StepsButton } from "../steps/steps-button.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { verdictText } from "../ui/verdict-text.ts";
import type { KeptTest } from "./kept-test.ts";
import { effortText, nothingText, progressText, type SearchProgress, spokenText } from "./smallest-text.ts";
import { StudyStages } from "./study-parts.tsx";
import type { StudyCalls } from "./study-under-way.ts";
import { useStudy } from "./use-study.ts";

const CALLS: StudyCalls<SearchProgress, OpenSmallestFailure> = {
  name: "smallest-failure",
  read: (submissionId, signal) => callApi(smallestFailure, { params: { submissionId }, signal }),
  make: findSmallestFailure,
  progressOf: ({ name, data }) => (name === "searched" ? (z.safeParse(SearchedEvent, data).data ?? null) : null),
  foundOf: (response) => readOpen(Failure, response),
};

/**
 * For a submission that has failed: one press looks for the smallest input on which it does. Nothing at all where its
 * problem offers no search. `onKeep` makes an own test of what was found; it is left out where there are none.
 */
export function SmallestFailure({
  submissionId,
  onKeep,
}: {
  submissionId: string;
  onKeep?: (failed: KeptTest) => void;
}) {
  // Another submission is another search.
  return <OneSearch key={submissionId} submissionId={submissionId} onKeep={onKeep} />;
}

function OneSearch(input: { submissionId: string; onKeep: ((failed: KeptTest) => void) | undefined }) {
  const search = useStudy({ calls: CALLS, submissionId: input.submissionId });
  return (
    <StudyStages
      study={search}
      icon={<Search className="size-4" aria-hidden="true" />}
      action="Find the smallest failing input"
      note="Tries made-up inputs, ten seconds at most. Hidden tests stay hidden."
      progressText={progressText}
      spokenText={spokenText}
      failedText="The search has failed."
      name="Smallest failing input"
      headingOf={headingOf}
    >
      {(found) => <Found {...input} found={found} />}
    </StudyStages>
  );
}

function headingOf(found: OpenSmallestFailure): string {
  if (found.kind === "nothing") return "No failing input found";
  return found.isCut === true ? "It fails on large inputs only" : "Smallest failing input";
}

function Found({
  found,
  submissionId,
  onKeep,
}: {
  found: OpenSmallestFailure;
  submissionId: string;
  onKeep: ((failed: KeptTest) => void) | undefined;
}) {
  if (found.kind === "nothing") {
    return <p className="text-[0.8125rem] leading-5 text-muted">{nothingText(found)}</p>;
  }
  const isWrong = found.verdict === "WA";
  const isCut = found.isCut === true;
  return (
    <>
      <dl className="grid gap-3 @min-[34rem]:grid-cols-3">
        <Column label={isCut ? "Input (its beginning)" : "Input"} text={found.stdin} />
        <Column label="Expected" text={found.expected_output} />
        <Column label="Your output" text={found.stdout} tone={isWrong ? "text-error" : ""} />
      </dl>
      {!isWrong && (
        <p className="mt-2 text-[0.8125rem] leading-5 break-words text-warning">
          {verdictText(found.verdict)}
          {found.reason === "" ? "" : `: ${found.reason}`}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isCut && (
          <StepsButton
            input={{ kind: "smallest", submissionId }}
            title="Smallest failing input"
            text={found.stdin}
            expected={found.expected_output}
          />
        )}
        {onKeep !== undefined && !isCut && (
          <button type="button" onClick={() => onKeep(found)} className="btn-quiet h-7 px-2.5 text-xs">
            Keep as own test
          </button>
        )}
        <p className="num text-xs text-faint">{effortText(found)}</p>
      </div>
    </>
  );
}

function Column({ label, text, tone = "" }: { label: string; text: string; tone?: string }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-xs text-faint">{label}</dt>
      <dd className="rounded-field bg-hover px-3 py-1.5">
        {text.trim() === "" ? (
          <span className="text-[0.8125rem] leading-5 text-faint italic">empty</span>
        ) : (
          <ScrollingText text={text.replace(/\n$/, "")} tone={tone} />
        )}
      </dd>
    </div>
  );
}
