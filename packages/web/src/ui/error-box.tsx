import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

/** A failure on a form or panel, read out at once. `hint` says what to do; `onRetry` adds a button that does it. */
export function ErrorBox(input: { text: string; hint?: string | null; onRetry?: () => void; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="tone-error flex items-start gap-3 rounded-field border border-error/30 px-3.5 py-3 text-sm"
    >
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{input.text}</p>
        {input.hint !== undefined && input.hint !== null && <p className="mt-0.5 text-base-content/85">{input.hint}</p>}
        {input.children}
      </div>
      {input.onRetry !== undefined && <RetryButton onRetry={input.onRetry} />}
    </div>
  );
}

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry} className="btn-quiet h-8 shrink-0 gap-2 px-3 text-xs">
      <RotateCw className="size-3.5" aria-hidden="true" />
      Try again
    </button>
  );
}
