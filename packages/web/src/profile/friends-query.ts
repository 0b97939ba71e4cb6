import { queryOptions } from "@tanstack/react-query";
import { friendsBoard } from "@verdict/contract/boards";
import { callApi } from "../platform/call-api.ts";

/** The board of those whom the signed-in user follows. Asked for again each time a page shows it. */
export const friendsQuery = queryOptions({
  queryKey: ["friends"],
  queryFn: ({ signal }) => callApi(friendsBoard, { signal }),
  staleTime: 0,
});
