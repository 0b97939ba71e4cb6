import { queryOptions } from "@tanstack/react-query";
import { assistantStatus } from "@verdict/contract/assistant";
import { callApi } from "../platform/call-api.ts";

/** Whether the server has a helper at all. */
export const assistantStatusQuery = queryOptions({
  queryKey: ["assistantStatus"],
  queryFn: ({ signal }) => callApi(assistantStatus, { signal }),
});
