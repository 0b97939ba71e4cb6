/** Why the last tests have no verdict; nothing where each has one. */
export function NotJudged({ judged, total }: { judged: number; total: number }) {
  const missing = total - judged;
  if (missing <= 0) return null;
  return (
    <p className="text-[0.8125rem] text-muted">
      {missing === 1 ? "The last test was" : `The last ${missing} tests were`} not judged: after two tests in a row over
      the time limit, judging stops.
    </p>
  );
}
