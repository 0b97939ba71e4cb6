import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { useAuth, useEndSession } from "../platform/auth.tsx";
import { createQueryClient } from "../platform/query-client.ts";

/** Around every page that makes calls. Another user gets another cache, so nothing of the last one is ever shown. */
export function DataLayout() {
  return <OneUsersData key={useAuth().user?._id ?? "nobody"} />;
}

function OneUsersData() {
  const endSession = useEndSession();
  const [queryClient] = useState(() => createQueryClient(endSession));
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
