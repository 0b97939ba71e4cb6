import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { withFileAddresses } from "@verdict/contract/problems";
import { useContext, useEffect, useState } from "react";
import { useParams } from "react-router";
import "../problems/problem-text.css";
import { AuthorCallsContext } from "./author-calls.ts";

/** Long enough that nobody's typing floods the server, short enough to feel live. */
const PAUSE_MS = 400;

/** The statement as its readers will see it, rendered by the server, so that there is only one renderer. */
export function StatementPreview({ label, description }: { label: string; description: string }) {
  // None while the problem is new: then it has no files either.
  const { problemId = "" } = useParams();
  const settled = useSettled(description);
  const calls = useContext(AuthorCallsContext);
  const { data, isError } = useQuery({
    queryKey: ["statementPreview", calls.key, settled],
    queryFn: ({ signal }) => calls.preview(settled, signal),
    enabled: settled.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-label={label} className="flex min-w-0 flex-col">
      <p className="mb-1.5 text-[0.8125rem] font-medium">{label}</p>
      <div className="min-h-24 flex-1 overflow-x-auto rounded-field border border-line px-4 py-3">
        {settled.trim() === "" ? (
          <p className="text-faint">The text appears here as you write.</p>
        ) : isError ? (
          <p className="text-muted">The preview is not available right now.</p>
        ) : (
          <div
            className="problem-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered and sanitized it.
            dangerouslySetInnerHTML={{ __html: withFileAddresses(data?.descriptionHtml ?? "", problemId) }}
          />
        )}
      </div>
    </section>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
