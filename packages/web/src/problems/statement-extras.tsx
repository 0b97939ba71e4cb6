import { useQuery } from "@tanstack/react-query";
import { fillPath } from "@verdict/contract/endpoint";
import { problemFile, problemStatement } from "@verdict/contract/problems";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint } from "../platform/failures.ts";
import type { OpenProblem } from "../platform/open-answers.ts";
import { ErrorBox } from "../ui/error-box.tsx";

/** A statement in another language than the one that the problem came with. */
export interface ShownTranslation {
  problemId: string;
  language: string;
  title: string;
  descriptionHtml: string;
}

/**
 * What few problems have beside their statement: other languages, files for solvers, a PDF that is the statement
 * itself. `onTranslate` is told what to show instead of the problem's own text, or null for that.
 */
export function StatementExtras(input: {
  problem: OpenProblem;
  onTranslate: (translation: ShownTranslation | null) => void;
}) {
  const { problem } = input;
  const pdf = /^<p><a href="(\/problem\/file\/[^"]+\.pdf)">/.exec(problem.descriptionHtml)?.[1];
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      {problem.statementLanguages !== undefined && (
        <Languages {...input} key={problem._id} languages={problem.statementLanguages} />
      )}
      {problem.attachments !== undefined && <Attachments problem={problem} />}
      {pdf !== undefined && (
        <iframe title="The statement" src={pdf} className="hidden h-[75vh] w-full rounded-box bg-white sm:block" />
      )}
    </div>
  );
}

function Languages({
  problem,
  languages,
  onTranslate,
}: Parameters<typeof StatementExtras>[0] & { languages: readonly string[] }) {
  const [own = ""] = languages;
  const [chosen, setChosen] = useState(own);
  const { data, error, refetch } = useQuery({
    queryKey: ["statement", problem._id, chosen],
    queryFn: ({ signal }) =>
      callApi(problemStatement, { params: { problemId: problem._id, language: chosen }, signal }),
    enabled: chosen !== own,
  });
  useEffect(() => {
    const isThere = chosen !== own && data?.language === chosen;
    onTranslate(isThere ? { problemId: problem._id, ...data } : null);
  }, [chosen, own, data, problem._id, onTranslate]);
  return (
    <div>
      <label className="flex items-center gap-2 text-[0.8125rem] text-muted">
        Statement in
        <select
          className="h-8 rounded-field border border-line bg-base-100 px-2 text-base-content"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {nameOf(language)}
            </option>
          ))}
        </select>
      </label>
      {error !== null && chosen !== own && (
        <ErrorBox
          text="The statement could not be loaded in this language."
          hint={failureHint(error)}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Attachments({ problem }: { problem: OpenProblem }) {
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-2">
      {problem.attachments?.map(({ name, bytes }) => (
        <li key={name}>
          <a
            href={fillPath(problemFile.path, { problemId: problem._id, folder: "attachments", name })}
            download={name}
            className="btn-quiet inline-flex h-8 items-center gap-1.5 px-2.5 text-[0.8125rem]"
          >
            <Download className="size-3.5" aria-hidden="true" />
            {name} <span className="num text-faint">{sizeText(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** In its own words: whoever looks for a language reads it. The code where the browser knows no name. */
function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
