import { useQuery } from "@tanstack/react-query";
import { getProfile, Profile } from "@verdict/contract/accounts";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";

export const profileKey = ["profile"] as const;

/** The same call, but an answer without a user is a state of the page ("No profile found"), not a broken answer. */
const getProfileOrNone = { ...getProfile, response: z.object({ user: z.nullish(Profile) }) };

export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await callApi(getProfileOrNone, { signal })).user ?? null,
    staleTime: 0,
  });
}
