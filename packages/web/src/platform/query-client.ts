import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure, NetworkFailure } from "./failures.ts";

const FRESH_MS = 30_000;

/** `onSessionEnded` is called when a load of anything is answered with "not signed in". */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiFailure && error.status === 401) onSessionEnded();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only a cut connection is worth one quiet second try.
        retry: (failures, error) => failures < 1 && error instanceof NetworkFailure && !error.isTimeout,
        retryDelay: 500,
        // Calls are made even when the browser thinks it is offline, so that the screen says so instead of waiting.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}
