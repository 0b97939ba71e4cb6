import { WifiOff } from "lucide-react";
import { usePageTitle } from "../platform/page-meta.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { RetryButton } from "../ui/error-box.tsx";

/** In place of a page whose visitor could not be checked. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  usePageTitle("Something went wrong");
  return (
    <div role="alert" className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        icon={<WifiOff className="size-5" aria-hidden="true" />}
        title="Something went wrong"
        hint="The server cannot be reached. Check your connection and try again."
        action={<RetryButton onRetry={onRetry} />}
      />
    </div>
  );
}
