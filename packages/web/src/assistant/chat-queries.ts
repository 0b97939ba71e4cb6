import { queryOptions } from "@tanstack/react-query";
import { assistantStatus, conversation } from "@verdict/contract/assistant";
import { callApi } from "../platform/call-api.ts";

/** Whether the server has a helper at all. */
export const assistantStatusQuery = queryOptions({
  queryKey: ["assistantStatus"],
  queryFn: ({ signal }) => callApi(assistantStatus, { signal }),
});

/** What was said before about a problem. Read once for each visit, never behind the back of a conversation. */
export function conversationQuery(problemId: string) {
  return queryOptions({
    queryKey: ["conversation", problemId],
    queryFn: ({ signal }) => callApi(conversation, { params: { problemId }, signal }),
    staleTime: 0,
    refetchOnReconnect: false,
  });
}
