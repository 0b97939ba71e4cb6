import * as z from "zod/mini";
import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** What stands for a list's id where the bookmarks are meant: everybody has them, and nobody makes them. */
export const BOOKMARKS = "bookmarks";

/** Far beyond what anybody keeps in order by hand; the answer with all of them stays small. */
export const MOST_LISTS = 50;
export const MOST_LISTED_PROBLEMS = 5_000;
const NAME_MAX_LENGTH = 60;

const ListName = z
  .string("Give the list a name")
  .check(
    z.trim(),
    z.minLength(1, "Give the list a name"),
    z.maxLength(NAME_MAX_LENGTH, `A name has at most ${NAME_MAX_LENGTH} characters`),
  );
const ListBody = z.object({ name: ListName });

/** The problems stand in the order in which they were added. */
export const OwnList = z.object({ _id: z.string(), name: z.string(), problemIds: z.array(z.string()) });
export type OwnList = z.infer<typeof OwnList>;

/** The lists are in the order in which they were made. Deleted problems and drafts are left out. */
export const OwnLists = z.object({ bookmarks: z.array(z.string()), lists: z.array(OwnList) });
export type OwnLists = z.infer<typeof OwnLists>;

export const ownLists = endpoint({
  method: "GET",
  path: "/problem/lists",
  access: "user",
  response: OwnLists,
  summary: "The user's bookmarks and own lists of problems",
});
export const createList = endpoint({
  method: "POST",
  path: "/problem/lists",
  access: "user",
  body: ListBody,
  response: OwnList,
  summary: "Make an own list of problems",
});
export const renameList = endpoint({
  method: "PUT",
  path: "/problem/lists/{listId}",
  access: "user",
  body: ListBody,
  response: MessageReply,
  summary: "Give an own list another name",
});
export const deleteList = endpoint({
  method: "DELETE",
  path: "/problem/lists/{listId}",
  access: "user",
  response: MessageReply,
  summary: "Delete an own list; its problems stay where they are",
});
export const addToList = endpoint({
  method: "PUT",
  path: "/problem/lists/{listId}/{problemId}",
  access: "user",
  response: MessageReply,
  summary: "Put a problem on an own list, or among the bookmarks; done twice it is there once",
});
export const removeFromList = endpoint({
  method: "DELETE",
  path: "/problem/lists/{listId}/{problemId}",
  access: "user",
  response: MessageReply,
  summary: "Take a problem off an own list, or from the bookmarks",
});
