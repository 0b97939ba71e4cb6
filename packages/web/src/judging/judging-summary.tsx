import type { Cost, CostFigure } from "@verdict/contract/cost-text";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "../ui/badges.tsx";

const TEXT: Partial<Record<Tone, string>> = { success: "text-success", error: "text-error", warning: "text-warning" };

/** The verdict in one line, with how many tests passed and what the program used. */
export function JudgingSummary(input: {
  tone: Tone;
  title: string;
  passed: string | null;
  cost: Cost | null;
  children?: ReactNode;
}) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <h2 className={`flex min-w-0 items-start gap-2.5 text-lg leading-6 font-semibold ${TEXT[input.tone] ?? ""}`}>
          <ToneIcon tone={input.tone} />
          <Title text={input.title} />
        </h2>
        <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          {input.passed !== null && (
            <div className="basis-full sm:basis-auto">
              <dt className="sr-only">Tests</dt>
              <dd className="num text-sm">{input.passed}</dd>
            </div>
          )}
          {input.cost !== null && (
            <>
              <Figure label="Runtime" cost={input.cost.runtime} />
              <Figure label="Memory" cost={input.cost.memory} />
            </>
          )}
        </dl>
      </div>
      {input.children}
    </div>
  );
}

/** `Runtime Error: exit code 1: …`: the verdict large, the long rest small. */
function Title({ text }: { text: string }) {
  const [, verdict, reason] = /^([^:\n]{1,40}:) (.+)$/s.exec(text) ?? [];
  if (verdict === undefined) return <span className="min-w-0 break-words whitespace-pre-wrap">{text}</span>;
  return (
    <span className="min-w-0 break-words whitespace-pre-wrap">
      {verdict} <span className="text-sm leading-5 font-normal">{reason}</span>
    </span>
  );
}

function Figure({ label, cost: { figure, of } }: { label: string; cost: CostFigure }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-[0.8125rem] text-faint">{label}</dt>
      <dd className="num text-sm">
        {figure} {of !== "" && <span className="text-[0.8125rem] text-faint">{of}</span>}
      </dd>
    </div>
  );
}

function ToneIcon({ tone }: { tone: Tone }) {
  const className = "mt-0.5 size-5 shrink-0";
  if (tone === "success") return <CircleCheck className={className} aria-hidden="true" />;
  if (tone === "error") return <CircleX className={className} aria-hidden="true" />;
  return <TriangleAlert className={className} aria-hidden="true" />;
}
