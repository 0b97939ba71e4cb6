import { expect, test } from "vitest";
import { interactionText, parseInteraction } from "./conversation.ts";

test("a sample of interaction is who says what, in passes", () => {
  const text = ">1\n<higher\n<is it\n>\n---\n<7\n> 8\n";
  const passes = [
    [
      { by: "program", text: "1\n" },
      { by: "judge", text: "higher\nis it\n" },
      { by: "program", text: "\n" },
    ],
    [
      { by: "judge", text: "7\n" },
      { by: "program", text: " 8\n" },
    ],
  ];
  expect(parseInteraction(text)).toEqual({ passes, isCut: false });
  expect(interactionText({ passes: parseInteraction(text)?.passes ?? [] })).toBe(text);
  expect(parseInteraction(text.replaceAll("\n", "\r\n").trimEnd())).toEqual({ passes, isCut: false });
});

test("a line of nobody's is none", () => {
  expect(parseInteraction(">1\n2\n")).toBeNull();
  expect(parseInteraction("")).toBeNull();
});

test("a line that somebody has not ended is shown as one", () => {
  const said = [
    { by: "program" as const, text: "a\nb" },
    { by: "judge" as const, text: "c" },
  ];
  expect(interactionText({ passes: [said] })).toBe(">a\n>b\n<c\n");
});
