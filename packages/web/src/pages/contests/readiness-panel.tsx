import { useQuery } from "@tanstack/react-query";
import { LanguageId, languageName } from "@verdict/contract/language";
import { Check, CircleAlert, Clock3 } from "lucide-react";
import type { ReactNode } from "react";
import { failureHint, failureText } from "../../platform/failures.ts";
import type { OpenContestReadiness, OpenProblemReadiness } from "../../platform/open-answers.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { readinessQuery } from "./contest-page-queries.ts";
import { judgesNeeded, lastVerdictText } from "./judges-needed.ts";

/** What an organiser looks at before the start: tests, limits, judges. */
export function ReadinessPanel({ contestId }: { contestId: string }) {
  const { data, error, refetch } = useQuery(readinessQuery(contestId));
  if (error !== null) {
    return (
      <ErrorBox
        text={failureText(error, "How ready the contest is could not be loaded.")}
        hint={failureHint(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <div className="skeleton h-32 rounded-box" />;
  return (
    <TitledPanel title="Before the start">
      <ul className="grid gap-2">
        {data.problems.flatMap((problem) => [
          <TestsLine key={`${problem.label} tests`} problem={problem} />,
          <LimitLine key={`${problem.label} limit`} problem={problem} />,
        ])}
        <JudgesLine readiness={data} />
        <LanguagesLine missing={data.missingLanguages} />
      </ul>
    </TitledPanel>
  );
}

type Standing = "good" | "coming" | "bad";

const ICONS = {
  good: <Check className="size-4 text-success" aria-hidden="true" />,
  coming: <Clock3 className="size-4 text-info" aria-hidden="true" />,
  bad: <CircleAlert className="size-4 text-warning" aria-hidden="true" />,
};
const WORDS: Readonly<Record<Standing, string>> = { good: "Good: ", coming: "Coming: ", bad: "Look at this: " };

function Line({ standing, children }: { standing: Standing; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0">{ICONS[standing]}</span>
      <span className="min-w-0 break-words">
        <span className="sr-only">{WORDS[standing]}</span>
        {children}
      </span>
    </li>
  );
}

function TestsLine({ problem }: { problem: OpenProblemReadiness }) {
  const name = `${problem.label}, ${problem.title}`;
  switch (problem.tests) {
    case "ready":
      return <Line standing="good">{name}: its hidden tests are there.</Line>;
    case "building":
      return <Line standing="coming">{name}: its hidden tests are being built.</Line>;
    case "missing":
      return <Line standing="bad">{name}: it has no hidden tests.</Line>;
    default:
      return <Line standing="bad">{name}: its hidden tests could not be built. An administrator sees why.</Line>;
  }
}

/** Of what was accepted the slowest should take half the limit at most: so much a slower day may cost. */
const COMFORTABLE = 0.5;

function LimitLine({ problem }: { problem: OpenProblemReadiness }) {
  const { label, timeMs, slowestMs } = problem;
  if (slowestMs === null) {
    return (
      <Line standing="bad">
        {label}: nobody has solved it with these tests. Submit a solution of your own, and see that the limit of{" "}
        {timeMs} ms holds.
      </Line>
    );
  }
  const isComfortable = slowestMs <= timeMs * COMFORTABLE;
  return (
    <Line standing={isComfortable ? "good" : "bad"}>
      {label}: the slowest of {problem.accepted} accepted {problem.accepted === 1 ? "program" : "programs"} took{" "}
      {slowestMs} of {timeMs} ms{isComfortable ? "." : ", which leaves little for others that are right."}
    </Line>
  );
}

function JudgesLine({ readiness }: { readiness: OpenContestReadiness }) {
  const { slots, participants } = readiness;
  if (slots === 0) return <Line standing="bad">No judge takes submissions at the moment.</Line>;
  const needed = judgesNeeded(participants);
  return (
    <Line standing={slots >= needed ? "good" : "bad"}>
      {slots} {slots === 1 ? "program is" : "programs are"} judged at the same time, for {participants}{" "}
      {participants === 1 ? "participant" : "participants"} so far. {lastVerdictText({ participants, slots })}
      {slots < needed && ` With ${needed} it would be within a minute.`}
    </Line>
  );
}

function LanguagesLine({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return <Line standing="good">Every language of this site has a judge.</Line>;
  const names = missing.map((id) => {
    const known = LanguageId.safeParse(id);
    return known.success ? languageName(known.data) : id;
  });
  return <Line standing="bad">No judge has {names.join(", ")}: programs in that would wait.</Line>;
}
