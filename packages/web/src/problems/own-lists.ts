import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  addToList,
  BOOKMARKS,
  createList,
  deleteList,
  type OwnLists,
  ownLists,
  removeFromList,
  renameList,
} from "@verdict/contract/problem-lists";
import { useCallback } from "react";
import { callApi } from "../platform/call-api.ts";

const ownListsQuery = queryOptions({
  queryKey: ["ownLists"],
  queryFn: ({ signal }) => callApi(ownLists, { signal }),
});

export interface Membership {
  listId: string;
  problemId: string;
  change: "add" | "remove";
}

/** The lists, and what changes them. A mark is shown at once and taken back when the server refuses it. */
export function useOwnLists({ enabled = true }: { enabled?: boolean } = {}) {
  const client = useQueryClient();
  const query = useQuery({ ...ownListsQuery, enabled });
  const refresh = () => client.invalidateQueries({ queryKey: ownListsQuery.queryKey });

  const member = useMutation({
    mutationFn: ({ listId, problemId, change }: Membership) =>
      callApi(change === "add" ? addToList : removeFromList, { params: { listId, problemId } }),
    onMutate: async (membership) => {
      await client.cancelQueries({ queryKey: ownListsQuery.queryKey });
      const before = client.getQueryData(ownListsQuery.queryKey);
      client.setQueryData(ownListsQuery.queryKey, (now) => now && withMembership(now, membership));
      return { before };
    },
    onError: (_error, _membership, context) => client.setQueryData(ownListsQuery.queryKey, context?.before),
    onSettled: refresh,
  });
  const create = useMutation({
    mutationFn: (name: string) => callApi(createList, { body: { name } }),
    onSuccess: refresh,
  });
  const rename = useMutation({
    mutationFn: ({ listId, name }: { listId: string; name: string }) =>
      callApi(renameList, { params: { listId }, body: { name } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (listId: string) => callApi(deleteList, { params: { listId } }),
    onSuccess: refresh,
  });
  const { mutate } = member;
  const changeMembership = useCallback((membership: Membership) => mutate(membership), [mutate]);
  return { query, lists: query.data, member, changeMembership, create, rename, remove };
}

/** The lists after the change, in the order in which the server will give them. */
export function withMembership(lists: OwnLists, { listId, problemId, change }: Membership): OwnLists {
  const changed = (ids: readonly string[]) => {
    const others = ids.filter((id) => id !== problemId);
    if (change === "remove") return others;
    return ids.includes(problemId) ? [...ids] : [...ids, problemId];
  };
  if (listId === BOOKMARKS) return { ...lists, bookmarks: changed(lists.bookmarks) };
  return {
    ...lists,
    lists: lists.lists.map((list) => (list._id === listId ? { ...list, problemIds: changed(list.problemIds) } : list)),
  };
}

/** The problems of a list; null for "all", and for a list that is gone. */
export function problemsOf(lists: OwnLists | undefined, listId: string): ReadonlySet<string> | null {
  if (lists === undefined || listId === "all") return null;
  if (listId === BOOKMARKS) return new Set(lists.bookmarks);
  const list = lists.lists.find(({ _id }) => _id === listId);
  return list === undefined ? null : new Set(list.problemIds);
}
