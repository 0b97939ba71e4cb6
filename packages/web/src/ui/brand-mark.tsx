/** The mark of Verdict: a check whose long stroke is the handle of a gavel. Decorative; the name stands beside it. */
export function BrandMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-primary/16" />
      <g className="stroke-primary" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7.5 16.8 12.8 22 20.4 13.2" strokeWidth="3" />
        <path d="m17.6 8.8 6.6 5.8" strokeWidth="4.4" />
      </g>
    </svg>
  );
}
