import type { ResponseOf } from "@verdict/contract/endpoint";
import { type CoreLanguageId, LanguageName, languageId } from "@verdict/contract/language";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { VISITOR_CODE_MAX_LENGTH, visitorProblem, visitorRun } from "@verdict/contract/visitor-runs";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { CodeField } from "../../editor/code-field.tsx";
import { callApi } from "../../platform/call-api.ts";
import { failureHint, failureText } from "../../platform/failures.ts";
import { paths } from "../../platform/paths.ts";
import { ErrorBox } from "../../ui/error-box.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useReachableParts } from "../../ui/use-reachable-parts.ts";
import { VisitorResult } from "./visitor-result.tsx";
import "../../problems/problem-text.css";

type Problem = NonNullable<Opened<ResponseOf<typeof visitorProblem>>["problem"]>;
type Result = Opened<ResponseOf<typeof visitorRun>>;

/** A server that judges answers within seconds, and gives up after twenty. */
const TIMEOUT_MS = 30_000;
const LANGUAGES = Object.fromEntries(LanguageName.options.map((name) => [languageId(name), name]));

type Fetched = { kind: "pending" } | { kind: "failed"; error: unknown } | { kind: "there"; problem: Problem | null };

/** The problem, a small editor and what the judge says of it. Typed code stays while the page is open. */
export function VisitorDesk() {
  const [fetched, setFetched] = useState<Fetched>({ kind: "pending" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    const gone = new AbortController();
    setFetched({ kind: "pending" });
    callApi(visitorProblem, { signal: gone.signal }).then(
      ({ problem }) => setFetched({ kind: "there", problem }),
      (error: unknown) => !gone.signal.aborted && setFetched({ kind: "failed", error }),
    );
    return () => gone.abort();
  }, [tries]);
  switch (fetched.kind) {
    case "pending":
      return (
        <p role="status" className="mt-5 text-muted">
          Loading the problem
        </p>
      );
    case "failed":
      return (
        <div className="mt-5">
          <ErrorBox
            text={failureText(fetched.error, "The problem could not be loaded.")}
            hint={failureHint(fetched.error)}
            onRetry={() => setTries(tries + 1)}
          />
        </div>
      );
    case "there":
      if (fetched.problem !== null) return <Desk problem={fetched.problem} />;
      return <p className="mt-5 text-muted">This site has no problem to be tried at the moment.</p>;
    default:
      return fetched satisfies never;
  }
}

function Desk({ problem }: { problem: Problem }) {
  const [language, setLanguage] = useState<CoreLanguageId>("javascript");
  const [codes, setCodes] = useState<Partial<Record<CoreLanguageId, string>>>({});
  const [running, setRunning] = useState<AbortController | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const statement = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useReachableParts(statement, problem.descriptionHtml);
  useEffect(() => () => running?.abort(), [running]);
  const starter = problem.startCode.find((entry) => languageId(LanguageName.parse(entry.language)) === language);
  const code = codes[language] ?? starter?.initialCode ?? "";
  const isTooLong = new TextEncoder().encode(code).length > VISITOR_CODE_MAX_LENGTH;

  const run = async () => {
    const gone = new AbortController();
    setRunning(gone);
    setFailure(null);
    setResult(null);
    try {
      setResult(await callApi(visitorRun, { body: { code, language }, signal: gone.signal, timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      if (!gone.signal.aborted) setFailure(error);
    } finally {
      setRunning(null);
    }
  };

  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <article aria-labelledby={titleId} className="min-w-0">
        <h3 id={titleId} className="text-lg font-semibold">
          {problem.title}
        </h3>
        <div
          ref={statement}
          className="problem-text mt-3"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it when the problem was saved.
          dangerouslySetInnerHTML={{ __html: problem.descriptionHtml }}
        />
      </article>
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex items-end justify-between gap-4">
          <SelectField
            label="Language"
            options={LANGUAGES}
            value={language}
            onChange={(event) => setLanguage(languageId(LanguageName.parse(LANGUAGES[event.target.value])))}
          />
          <button type="button" className="btn-cta" disabled={running !== null || isTooLong} onClick={() => void run()}>
            {running === null ? "Run" : "Running..."}
          </button>
        </div>
        <CodeField
          label="Your code"
          language={language}
          height="h-96"
          text={code}
          onChange={(text) => setCodes((before) => ({ ...before, [language]: text }))}
          error={isTooLong ? "Without an account code must be at most 16 KB" : undefined}
        />
        <div aria-live="polite" className="grid gap-4">
          {failure !== null && (
            <ErrorBox text={failureText(failure, "The run could not be judged.")} hint={failureHint(failure)} />
          )}
          {result !== null && <VisitorResult result={result} />}
        </div>
        <p className="text-[0.8125rem] text-muted">
          Run tries the examples. With an account your program is judged on every test:{" "}
          <Link to={paths.signup} className="link-quiet">
            sign up
          </Link>
        </p>
      </div>
    </div>
  );
}
