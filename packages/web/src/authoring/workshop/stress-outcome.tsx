import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ErrorBox } from "../../ui/error-box.tsx";
import { ScrollingText } from "../../ui/scrolling-text.tsx";
import { verdictText } from "../../ui/verdict-text.ts";
import { neverDifferedText, stressEffort } from "./stress-text.ts";
import type { OpenStressResult } from "./use-stress.ts";

/** `onAdd` makes a hidden test of an input and the brute force's output. */
export function StressOutcome(input: {
  result: OpenStressResult;
  onAdd: (test: { input: string; output: string }) => void;
}) {
  const { result, onAdd } = input;
  const effort = <p className="num text-[0.8125rem] text-muted">{stressEffort(result)}</p>;
  switch (result.kind) {
    case "none":
      return (
        <div role="status">
          <p className={result.isCutShort ? "font-medium" : "font-medium text-success"}>{neverDifferedText(result)}</p>
          {effort}
        </div>
      );
    case "stopped":
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <ErrorBox text={result.reason} hint={`The generator was told: ${result.line}`} />
          {result.input !== "" && <Column label="Input" text={result.input} />}
          {effort}
        </div>
      );
    case "differs":
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div role="status">
            <p className="font-medium text-error">
              The outputs differ with the seed {result.seed}: {verdictText(result.verdict)}
            </p>
            {result.verdict !== "WA" && <p className="text-[0.8125rem] break-words text-warning">{result.reason}</p>}
            {effort}
          </div>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-3">
            <Column label="Smallest input found" text={result.input} />
            <Column label="Brute force" text={result.expected} />
            <Column label="Program" text={result.output} />
          </dl>
          {result.errorOutput !== "" && <ScrollingText text={result.errorOutput} tone="text-muted" />}
          <p className="font-mono text-xs break-all text-muted">{result.line}</p>
          <div className="flex flex-wrap gap-3">
            <AddButton key={result.input} onAdd={() => onAdd({ input: result.input, output: result.expected })} />
            <CopyButton text={result.input} />
            <DownloadLink text={result.input} name={`stress-${result.seed}.in`} />
          </div>
        </div>
      );
    default:
      return effort;
  }
}

function Column({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-xs text-muted">{label}</dt>
      <dd className="rounded-field bg-hover px-3 py-1.5">
        {text.trim() === "" ? <span className="text-muted">Nothing</span> : <ScrollingText text={text} />}
      </dd>
    </div>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const [isAdded, setIsAdded] = useState(false);
  return (
    <button
      type="button"
      className="btn-quiet h-8 px-3 text-xs"
      disabled={isAdded}
      onClick={() => {
        onAdd();
        setIsAdded(true);
      }}
    >
      <span aria-live="polite">{isAdded ? "Added" : "Add as Hidden Test"}</span>
    </button>
  );
}

function DownloadLink({ text, name }: { text: string; name: string }) {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <a href={address} download={name} className="btn-quiet h-8 gap-2 px-3 text-xs">
      <Download className="size-3.5" aria-hidden="true" />
      Download
    </a>
  );
}
