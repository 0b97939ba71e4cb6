import type { LanguageId } from "@verdict/contract/language";

export interface FormatRequest {
  number: number;
  text: string;
  /** Tells clang-format the language. */
  fileName: string;
  /** Options of clang-format by name. */
  style: Readonly<Record<string, unknown>>;
}

export type FormatReply =
  | { number: number; kind: "formatted"; text: string }
  | { number: number; kind: "failed"; reason: string };

const FILE_NAMES = { cpp: "main.cpp", java: "Main.java" } as const satisfies Partial<Record<LanguageId, string>>;

/** 2.6 MB over a slow line, and a text of 64 KB, take a while; what takes longer hangs. */
const PATIENCE_MS = 60_000;

let worker: Worker | null = null;
let asked = 0;

/** The text as clang-format writes it. Rejects when the formatter cannot be loaded or does not answer. */
export async function formatInWorker(
  text: string,
  { language, tabSize }: { language: keyof typeof FILE_NAMES; tabSize: number },
): Promise<string> {
  worker ??= new Worker(new URL("./clang-format-worker.ts", import.meta.url), {
    type: "module",
    name: "clang-format-worker",
  });
  asked += 1;
  const request = { number: asked, text, fileName: FILE_NAMES[language], style: styleOf(tabSize) };
  try {
    return await ask(worker, request);
  } catch (error) {
    // A new one has a new chance, also after a line that was down.
    worker?.terminate();
    worker = null;
    throw error;
  }
}

function ask(to: Worker, request: FormatRequest): Promise<string> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the formatter does not answer")), PATIENCE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
    to.addEventListener("error", () => reject(new Error("the formatter cannot be loaded")), { signal });
    to.addEventListener(
      "message",
      ({ data }: MessageEvent<FormatReply>) => {
        if (data.number !== request.number) return;
        if (data.kind === "formatted") resolve(data.text);
        else reject(new Error(data.reason));
      },
      { signal },
    );
    to.postMessage(request);
  }).finally(() => listening.abort());
}

/** Contest code: lines may be long, and includes stay in the order in which they were written. */
function styleOf(tabSize: number): FormatRequest["style"] {
  return {
    BasedOnStyle: "Google",
    IndentWidth: tabSize,
    AccessModifierOffset: -tabSize,
    ColumnLimit: 100,
    SortIncludes: { Enabled: false },
    DerivePointerAlignment: false,
    AllowShortFunctionsOnASingleLine: "Empty",
  };
}
