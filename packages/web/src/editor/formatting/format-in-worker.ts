export interface FormatRequest {
  number: number;
  text: string;
  /** Tells clang-format the language. */
  fileName: string;
  /** The formatter's own options by name. */
  style: Readonly<Record<string, unknown>>;
}

export type FormatReply = { number: number } & (Formatted | { kind: "failed"; reason: string });

/** `refused`: the formatter does not understand the text, and says why. */
export type Formatted = { kind: "formatted"; text: string } | { kind: "refused"; reason: string };

/** Each is fetched when it is first wanted. */
const WORKERS = {
  clang: () =>
    new Worker(new URL("./clang-format-worker.ts", import.meta.url), { type: "module", name: "clang-format-worker" }),
  ruff: () =>
    new Worker(new URL("./ruff-format-worker.ts", import.meta.url), { type: "module", name: "ruff-format-worker" }),
  go: () => new Worker(new URL("./go-format-worker.ts", import.meta.url), { type: "module", name: "go-format-worker" }),
};

/** 2.6 MB over a slow line, and a text of 64 KB, take a while; what takes longer hangs. */
const PATIENCE_MS = 60_000;

const workers = new Map<keyof typeof WORKERS, Worker>();
let asked = 0;

/** What the formatter makes of the text. Rejects when it cannot be loaded or does not answer. */
export async function formatInWorker(
  formatter: keyof typeof WORKERS,
  { text, fileName, style }: Omit<FormatRequest, "number">,
): Promise<Formatted> {
  const worker = workers.get(formatter) ?? WORKERS[formatter]();
  workers.set(formatter, worker);
  asked += 1;
  try {
    return await ask(worker, { number: asked, text, fileName, style });
  } catch (error) {
    // A new one has a new chance, also after a line that was down.
    worker.terminate();
    workers.delete(formatter);
    throw error;
  }
}

function ask(to: Worker, request: FormatRequest): Promise<Formatted> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<Formatted>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the formatter does not answer")), PATIENCE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
    to.addEventListener("error", () => reject(new Error("the formatter cannot be loaded")), { signal });
    to.addEventListener(
      "message",
      ({ data }: MessageEvent<FormatReply>) => {
        if (data.number !== request.number) return;
        if (data.kind === "failed") reject(new Error(data.reason));
        else resolve(data);
      },
      { signal },
    );
    to.postMessage(request);
  }).finally(() => listening.abort());
}
