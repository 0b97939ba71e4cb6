import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { useAuth, useSetCurrentUser } from "../platform/auth.tsx";
import { createQueryClient } from "../platform/query-client.ts";

/** Around every page that makes calls. Another user gets another cache, so nothing of the last one is ever shown. */
export function DataLayout() {
  return <OneUsersData key={useAuth().user?._id ?? "nobody"} />;
}

function OneUsersData() {
  const setCurrentUser = useSetCurrentUser();
  const [queryClient] = useState(() => createQueryClient(() => setCurrentUser(null)));
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
