import type { ComponentProps, ReactNode } from "react";
import type { ConversationView } from "../ui/conversation-view.tsx";
import { LazyModule } from "../ui/lazy-module.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { shownReason, usualCause } from "./failure-reason.ts";
import type { OutputDiff } from "./output-diff.tsx";

/** A short single line is compared by eye; anything longer gets a diff. */
const SHORT_OUTPUT = 60;

interface TestOutcomeProps {
  stdin: string;
  /** What stands for it where it may be changed. */
  input?: ReactNode;
  /** Null where there is no known answer. */
  expected: string | null;
  stdout: string;
  stderr: string;
  verdict: string;
  /** Why the program ended, in words; empty when it ended well. */
  reason: string;
  /** There where a program of the problem has had a part in the run. */
  conversation?: ComponentProps<typeof ConversationView>["conversation"] | undefined;
  children?: ReactNode;
}

/** What one visible test gave to the program, and beside it what it got back. */
export function TestOutcome(props: TestOutcomeProps) {
  const { stdin, expected, stdout, stderr, verdict, reason } = props;
  const hint = usualCause(reason);
  const isWrong = verdict === "WA" && expected !== null;
  const isCompared = isWrong && needsDiff(expected, stdout);
  const isNotCompared = verdict === "NC" && expected === null;
  // The judge's words about the reference stand there in words of their own.
  const isRefused = isNotCompared && reason !== "" && !reason.startsWith("the reference solution");
  const why = isNotCompared ? "" : shownReason(reason, stderr);
  if (props.conversation !== undefined) {
    return (
      <div className="grid gap-3">
        {props.input}
        {why !== "" && <Why why={why} hint={hint} />}
        <LazyConversation conversation={props.conversation} label="What was said" />
        {stderr !== "" && <TestText label="Stderr" text={stderr} tone="text-warning" />}
        {props.children}
      </div>
    );
  }
  return (
    <div className="grid gap-x-4 gap-y-3 @lg:grid-cols-2">
      <div className="min-w-0">{props.input ?? <TestText label="Input" text={stdin} />}</div>
      <div className="grid min-w-0 content-start gap-2">
        {why !== "" && <Why why={why} hint={hint} />}
        {isRefused ? (
          <p className="text-[0.8125rem] leading-5 break-words text-warning">{reason}</p>
        ) : isCompared ? (
          <LazyOutputDiff expected={expected} actual={stdout} />
        ) : (
          <>
            <TestText label="Output" text={stdout} tone={isWrong ? "text-error" : ""} />
            {expected === null ? (
              <p className="text-[0.8125rem] leading-5 text-muted">
                The reference solution gives no answer for this input.
              </p>
            ) : (
              <TestText label="Expected" text={expected} />
            )}
          </>
        )}
        {stderr !== "" && <TestText label="Stderr" text={stderr} tone="text-warning" />}
        {props.children}
      </div>
    </div>
  );
}

function Why({ why, hint }: { why: string; hint: string | null }) {
  return (
    <p className="text-[0.8125rem] leading-5 break-words text-warning">
      {why}
      {hint !== null && <span className="text-muted"> {hint}</span>}
    </p>
  );
}

/** One labelled piece of text of a test. Line ends and spaces stay as they are. */
export function TestText({ label, text, tone = "" }: { label: string; text: string; tone?: string }) {
  return (
    <dl className="min-w-0">
      <dt className="mb-1 text-xs text-faint">{label}</dt>
      <dd className="rounded-field bg-hover px-3 py-1.5">
        {text.trim() === "" ? (
          <span className="text-[0.8125rem] leading-5 text-faint italic">
            {text === "" ? "empty" : "white space only"}
          </span>
        ) : (
          <ScrollingText text={text.replace(/\n$/, "")} tone={tone} />
        )}
      </dd>
    </dl>
  );
}

function needsDiff(expected: string, actual: string): boolean {
  return [expected, actual].some((text) => {
    const shown = text.replace(/\n$/, "");
    return shown.length > SHORT_OUTPUT || shown.includes("\n") || /[ \t\r]$/.test(shown);
  });
}

/** The diff's code is fetched when a first output differs. */
function LazyOutputDiff(props: ComponentProps<typeof OutputDiff>) {
  return (
    <LazyModule load={loadDiff} name="The comparison" pending={<div className="skeleton h-16 w-full" />}>
      {(module) => <module.OutputDiff {...props} />}
    </LazyModule>
  );
}

function loadDiff() {
  return import("./output-diff.tsx");
}

function LazyConversation(props: ComponentProps<typeof ConversationView>) {
  return (
    <LazyModule load={loadConversation} name="The conversation" pending={<div className="skeleton h-16 w-full" />}>
      {(module) => <module.ConversationView {...props} />}
    </LazyModule>
  );
}

function loadConversation() {
  return import("../ui/conversation-view.tsx");
}
