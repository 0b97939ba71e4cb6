import { useEffect, useRef, useState } from "react";
import { useLetsVisitorsRun } from "../../platform/visitor.ts";
import { latePart } from "../../ui/late-part.tsx";

const VisitorDesk = latePart(async () => (await import("./visitor-desk.tsx")).VisitorDesk);

/**
 * A real problem that a visitor may try at once, where the site lets them; nothing of it is fetched before. The browser
 * opens it by itself, so that a press counts that comes before the app does.
 */
export function TryOne() {
  const isOffered = useLetsVisitorsRun();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOpen(details.current?.open === true), []);
  if (!isOffered) return null;
  return (
    <section aria-labelledby="try-one" className="only-with-visitor-runs panel min-w-0 p-6 sm:p-8">
      <h2 id="try-one" className="text-xl font-semibold">
        Try a problem now
      </h2>
      <p className="mt-2 text-muted">
        An easy one, on its examples, by the same judge as all others. No account needed.
      </p>
      <details ref={details} className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="btn-quiet mt-5 group-open:hidden">Open the problem</summary>
        {isOpen && <VisitorDesk />}
      </details>
    </section>
  );
}
