import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const TOO_MANY = "Settings must be at most 64 KB";
const LONGEST_SETTING = 65_536;

/** Texts by name: what each means is known to the web app alone, but for the one below that the server heeds. */
export const Settings = z.record(
  z.string().check(z.regex(/^[a-z-]{1,40}$/, "There is no such setting")),
  z.string().check(z.maxLength(LONGEST_SETTING, TOO_MANY)),
);
export type Settings = z.infer<typeof Settings>;

/** "off": what this user types is not sent to be prepared, and the server refuses it (preparing.ts). On without it. */
const PREPARE_DRAFTS = "prepare-drafts";

export function preparesDrafts(settings: Settings): boolean {
  return settings[PREPARE_DRAFTS] !== "off";
}

export const settings = endpoint({
  method: "GET",
  path: "/user/settings",
  access: "user",
  response: z.object({ settings: Settings }),
  summary: "The signed-in user's settings of the web app: editor, language, theme",
});
export const changeSettings = endpoint({
  method: "PUT",
  path: "/user/settings",
  access: "user",
  body: z.object({ settings: Settings }),
  response: z.object({ settings: Settings }),
  summary: "Change some of the settings; the others stay",
});
