import { isPlainName } from "@verdict/contract/person-name";
import { expect, test } from "vitest";

test.each([
  "Ada",
  "J.R.R. Tolkien",
  "Ana-María",
  "O’Brien",
  "Dr. No",
  "St. John",
  "김철수",
  "محمد",
  "X Æ A-12",
  "A. B.",
  "نیک\u200cآیین",
  "",
])("%s is a name", (name) => expect(isPlainName(name)).toBe(true));

test.each([
  "you won! claim at\nhttps://evil.example/login now",
  "https://evil",
  "www.evil",
  "evil.example/login",
  "visit evil.com",
  "me@evil",
  "evil。example",
  "Ada\rBcc: x",
  "Ada\u2028Lovelace",
  "Ada\u202Egnp.exe",
  "Ada\0",
  "EVIL\u2024com",
  "evil\u200d.\u2060com",
  "ｅｖｉｌ．ｃｏｍ",
])("%j is none: it could carry a link or a line break into a mail", (name) => expect(isPlainName(name)).toBe(false));

test.each(["\u200b\u200b\u200b", "\u2060\ufeff\u00ad", "\u3164\u115f\u1160", "\u2800 \u2800"])(
  "%j is none: nobody could see who that is",
  (name) => expect(isPlainName(name)).toBe(false),
);
