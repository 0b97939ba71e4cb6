import { useQuery } from "@tanstack/react-query";
import { achievements } from "@verdict/contract/profile";
import { callApi } from "../platform/call-api.ts";

/** Asked for again each time a page shows it: a problem may have been solved meanwhile. */
export function useAchievements() {
  return useQuery({
    queryKey: ["achievements"],
    queryFn: ({ signal }) => callApi(achievements, { signal }),
    staleTime: 0,
  });
}
