import { TriangleAlert, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteError } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { RetryButton } from "../ui/error-box.tsx";

/** A page that threw, or whose code did not arrive. Loading the page anew is the only way out of both. */
export function RouteFailure() {
  console.error(useRouteError());
  return (
    <PageFailure
      icon={<TriangleAlert className="size-5" aria-hidden="true" />}
      hint="This page could not be loaded. Check your connection and try again."
      onRetry={() => location.reload()}
    />
  );
}

/** In place of a page whose visitor could not be checked. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <PageFailure
      icon={<WifiOff className="size-5" aria-hidden="true" />}
      hint="The server cannot be reached. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}

function PageFailure(input: { icon: ReactNode; hint: string; onRetry: () => void }) {
  usePageTitle("Something went wrong");
  return (
    <div role="alert" className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        icon={input.icon}
        title="Something went wrong"
        hint={input.hint}
        action={<RetryButton onRetry={input.onRetry} />}
      />
    </div>
  );
}
