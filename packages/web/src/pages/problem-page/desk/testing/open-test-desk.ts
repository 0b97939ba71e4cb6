import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import type { OpenProblem } from "../../../../platform/open-answers.ts";
import { stubStorage } from "../../../../platform/testing/stub-storage.ts";
import { openDesk } from "../problem-desk.ts";

const PROBLEM: OpenProblem = {
  _id: "sum",
  title: "Sum",
  description: "Add two numbers.",
  descriptionHtml: "<p>Add two numbers.</p>",
  difficulty: "easy",
  tags: "math",
  timeLimitSeconds: 1,
  memoryLimitMegabytes: 256,
  visibleTestCases: [{ input: "1 2", output: "3", explanation: "" }],
  startCode: [
    { language: "C++", initialCode: "// starter" },
    { language: "Java", initialCode: "// java starter" },
    { language: "JavaScript", initialCode: "" },
  ],
  hints: [],
  isSolved: false,
};

/** What a server says to a call, by its path; undefined for one that never answers. */
export type Says = (path: string, body: unknown) => object | undefined;

/**
 * A desk in a browser of its own, whose last language was C++ and which keeps `kept` beside it; `says` answers its
 * calls, and the editor keeps a text.
 */
export function openTestDesk(says: Says, kept: Record<string, string> = {}) {
  const stored = stubStorage();
  for (const [key, text] of Object.entries({ "verdict:language": "cpp", ...kept })) stored.set(key, text);
  vi.stubGlobal("location", { origin: "http://site.example" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    const answer = says(url.pathname, init.body === undefined ? undefined : JSON.parse(String(init.body)));
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer));
  });
  const queryClient = new QueryClient();
  const desk = openDesk({ signIn: () => {}, userId: "u", problem: PROBLEM, queryClient });
  const shown: string[] = [];
  desk.editor.current = { replaceText: (text) => shown.push(text), format: () => undefined, view: null };
  /** As the editor does with each key. */
  const type = (text: string) => {
    const { language, attending } = desk.store.read();
    desk.drafts.keeper.type(language, text);
    attending?.typed(language, text);
  };
  return { desk, type, shown, stored, queryClient };
}
