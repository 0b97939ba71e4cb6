import { useQueryClient } from "@tanstack/react-query";
import { importProblem, PACKAGE_ZIP_MAX_BYTES, PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import { useState } from "react";
import { Link } from "react-router";
import { useSaveProblem } from "../authoring/use-save-problem.ts";
import { VerifyPanel } from "../authoring/verify-panel.tsx";
import { ApiFailure, failureText } from "../platform/failures.ts";
import type { OpenImportResult, OpenPackageFinding } from "../platform/open-answers.ts";
import { paths } from "../platform/paths.ts";
import { Badge, type Tone } from "../ui/badges.tsx";
import { ErrorBox } from "../ui/error-box.tsx";
import { knownWord } from "../ui/known-word.ts";

const SEVERITY_TONE: Readonly<Record<string, Tone>> = { error: "error", warning: "warning" };

/** Another way to a new problem: the zip of an ICPC/Kattis package. */
export function ImportPanel() {
  const queryClient = useQueryClient();
  const saver = useSaveProblem();
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ file: File; message: string } | null>(null);
  const [result, setResult] = useState<OpenImportResult | null>(null);
  const [isDraft, setIsDraft] = useState(false);

  const importFile = async (file: File, again?: "ask" | "update") => {
    setFailure(null);
    setResult(null);
    setAsked(null);
    if (file.size > PACKAGE_ZIP_MAX_BYTES) return setFailure("The package must be at most 64 MB");
    try {
      const query = { ...(again !== undefined && { again }), ...(isDraft && ({ as: "draft" } as const)) };
      setResult(await saver.send(importProblem, new Blob([file], { type: PACKAGE_ZIP_TYPE }), { query }));
      await queryClient.invalidateQueries();
    } catch (error) {
      if (again === "ask" && error instanceof ApiFailure && error.code === "conflict") {
        setAsked({ file, message: error.message });
      } else if (!(error instanceof DOMException && error.name === "AbortError")) {
        setFailure(failureText(error, error instanceof Error ? error.message : "The package could not be imported."));
      }
    }
  };

  return (
    <details className="panel mb-6 px-5 py-4">
      <summary className="cursor-pointer font-medium text-muted hover:text-base-content">
        Import a problem package instead
      </summary>
      <div className="mt-4 grid gap-4">
        <p className="text-muted">
          A zip in the ICPC/Kattis format, or one of Polygon’s. It is published once its solutions have passed; without
          a statement, tests or a solution it becomes a draft, with a finding for each gap.
        </p>
        <label className="flex min-h-6 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isDraft}
            disabled={saver.isBusy}
            onChange={(event) => setIsDraft(event.target.checked)}
          />
          <span>Import it as a draft, which only administrators see: say for a contest to come</span>
        </label>
        <div className="flex flex-wrap gap-3">
          <label className="btn-quiet cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary">
            {saver.isBusy ? "Importing..." : "Choose a zip"}
            <input
              type="file"
              accept=".zip,application/zip"
              disabled={saver.isBusy}
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file !== undefined) void importFile(file, "ask");
                event.target.value = "";
              }}
            />
          </label>
          {saver.isBusy && (
            <button type="button" className="btn-quiet" onClick={saver.cancel}>
              Cancel
            </button>
          )}
        </div>
        {asked !== null && (
          <div role="alert" className="grid gap-3 rounded-box border border-line-strong px-4 py-3">
            <p>{asked.message}</p>
            <p className="text-muted">
              An update keeps what the package does not say, such as difficulty, hints and solutions in other languages.
            </p>
            <div className="flex flex-wrap gap-3">
              <button type="button" className="btn-quiet" onClick={() => void importFile(asked.file, "update")}>
                Update it
              </button>
              <button type="button" className="btn-quiet" onClick={() => void importFile(asked.file)}>
                Make another one
              </button>
              <button type="button" className="btn-quiet" onClick={() => setAsked(null)}>
                Leave it as it is
              </button>
            </div>
          </div>
        )}
        {failure !== null && <Refused reasons={failure.split("\n")} />}
        <VerifyPanel progress={saver.progress} isBusy={saver.isBusy} />
        {result !== null && <Imported result={result} />}
      </div>
    </details>
  );
}

/** A package that is refused has a line for each thing that is wrong with it. */
function Refused({ reasons }: { reasons: readonly string[] }) {
  const [first = "", ...others] = reasons;
  if (others.length === 0) return <ErrorBox text={first} />;
  return (
    <div className="grid gap-3">
      <ErrorBox text={`${reasons.length} things are wrong with this package:`} />
      <ul className="grid list-disc gap-1 pl-6">
        {reasons.map((reason) => (
          <li key={reason} className="min-w-0 break-words">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Imported({ result }: { result: OpenImportResult }) {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-success">
        {result.message}{" "}
        <Link to={paths.adminUpdate(result._id)} className="link-quiet">
          Open it
        </Link>
      </p>
      <ul className="grid gap-2">
        {result.findings.map((finding) => (
          <FindingRow key={`${finding.file}\n${finding.message}`} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function FindingRow({ finding }: { finding: OpenPackageFinding }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge tone={knownWord(SEVERITY_TONE, finding.severity) ?? "neutral"}>{finding.severity}</Badge>
      <span className="font-mono text-xs text-muted">
        {finding.line === undefined ? finding.file : `${finding.file}:${finding.line}`}
      </span>
      <span className="min-w-0">{finding.message}</span>
    </li>
  );
}
