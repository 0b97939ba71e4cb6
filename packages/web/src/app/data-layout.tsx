import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { useAuth, useEndSession } from "../platform/auth.tsx";
import { ApiFailure, NetworkFailure } from "../platform/failures.ts";
import { PaletteKeys } from "./palette-keys.tsx";

/** Around every page that makes calls. Another user gets another cache, so nothing of the last one is ever shown. */
export function DataLayout() {
  return <OneUsersData key={useAuth().user?._id ?? "nobody"} />;
}

function OneUsersData() {
  const { user } = useAuth();
  const endSession = useEndSession();
  const [queryClient] = useState(() => createQueryClient(user === null ? null : endSession));
  useFollowedSettings(user?._id ?? null);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {user !== null && <PaletteKeys user={user} />}
    </QueryClientProvider>
  );
}

/** In a chunk of its own: no page waits for settings of another device. */
function useFollowedSettings(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    let isOver = false;
    let end = () => {};
    import("./settings-follow.ts").then(
      ({ followSettings }) => {
        if (!isOver) end = followSettings(userId);
      },
      (error: unknown) => console.warn("Settings stay in this browser", error),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [userId]);
}

const FRESH_MS = 30_000;

/** `onSessionEnded` is called when a load of anything is answered with "not signed in"; null for visitors. */
function createQueryClient(onSessionEnded: (() => Promise<void>) | null): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiFailure && error.status === 401) void onSessionEnded?.();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only a cut connection is worth one quiet second try.
        retry: (failures, error) => failures < 1 && error instanceof NetworkFailure && error.kind === "unreachable",
        retryDelay: 500,
        // Calls are made even when the browser thinks it is offline, so that the screen says so instead of waiting.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}
