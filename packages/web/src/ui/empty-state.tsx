import type { ReactNode } from "react";

/** Nothing to show: an icon, one line in words, one hint, and perhaps something to do. */
export function EmptyState(input: { icon: ReactNode; title: string; hint?: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-14 text-center">
      <span className="mb-3 grid size-11 place-items-center rounded-xl border border-line bg-base-300 text-muted">
        {input.icon}
      </span>
      <p className="font-medium">{input.title}</p>
      {input.hint !== undefined && <p className="text-muted">{input.hint}</p>}
      {input.action !== undefined && <div className="mt-4">{input.action}</div>}
    </div>
  );
}
