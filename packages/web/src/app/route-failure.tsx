import { TriangleAlert } from "lucide-react";
import { useRouteError } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { RetryButton } from "../ui/error-box.tsx";

/** A page that threw, or whose code did not arrive. Loading the page anew is the only way out of both. */
export function RouteFailure() {
  const error = useRouteError();
  usePageTitle("Something went wrong");
  console.error(error);
  return (
    <div role="alert" className="grid min-h-(--content-height) place-items-center">
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        icon={<TriangleAlert className="size-5" aria-hidden="true" />}
        title="Something went wrong"
        hint="This page could not be loaded. Check your connection and try again."
        action={<RetryButton onRetry={() => location.reload()} />}
      />
    </div>
  );
}
