import { QueryCache, QueryClient } from "@tanstack/react-query";
import { currentUserKey } from "./auth.tsx";
import { ApiFailure, NetworkFailure } from "./failures.ts";

const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    // A session that has ended elsewhere shows at the next load of anything: from then on nobody is signed in.
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiFailure && error.status === 401) queryClient.setQueryData(currentUserKey, null);
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
  return queryClient;
}
