import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type ProblemFilters, readFilters, writeFilters } from "./problem-filters.ts";

/** Safari refuses more than 100 address changes in 30 seconds; typing must stay below that. */
const ADDRESS_DELAY_MS = 250;

/** The filters as shown now. The address follows a moment later, and a change of the address (back, a link) leads. */
export function useProblemFilters(): [ProblemFilters, (change: Partial<ProblemFilters>) => void] {
  const [query, setQuery] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(query));
  const inAddress = writeFilters(readFilters(query)).toString();
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);

  // What we wrote arrives a while later, and must not undo what was chosen since.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setFilters(readFilters(query));
    }
  }

  const shown = writeFilters(filters).toString();
  useEffect(() => {
    if (shown === inAddress) return;
    const timer = setTimeout(() => {
      setWritten(shown);
      setQuery(new URLSearchParams(shown), { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown, inAddress, setQuery]);

  const change = useCallback((change: Partial<ProblemFilters>) => setFilters((now) => ({ ...now, ...change })), []);
  return [filters, change];
}
