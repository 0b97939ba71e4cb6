import { QueryClient } from "@tanstack/react-query";
import { NetworkFailure } from "./failures.ts";

const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
