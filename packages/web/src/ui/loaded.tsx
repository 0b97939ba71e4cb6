import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureHint, failureText } from "../platform/failures.ts";
import { ErrorBox } from "./error-box.tsx";
import { Spinner } from "./spinner.tsx";

/** What was asked for once it is there; until then a spinner, or why it is not. `what` is "the roster". */
export function Loaded<T>({
  query,
  what,
  children,
}: {
  query: UseQueryResult<T>;
  what: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) {
    return (
      <div className="grid place-items-center py-16">
        <Spinner label={`Loading ${what}`} />
      </div>
    );
  }
  return (
    <div className="p-5">
      <ErrorBox
        text={failureText(query.error, `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`)}
        hint={failureHint(query.error)}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
}
