import type { FormatReply, FormatRequest } from "./format-in-worker.ts";

/**
 * What a worker does that formats, once its WebAssembly is there: it answers each request. What the formatter throws is
 * about the text, which it does not understand.
 */
export function answerRequests(ready: Promise<unknown>, format: (request: FormatRequest) => string): void {
  const reply = (message: FormatReply) => self.postMessage(message);
  self.addEventListener("message", ({ data }: MessageEvent<FormatRequest>) => {
    const { number } = data;
    void ready.then(
      () => {
        try {
          reply({ number, kind: "formatted", text: format(data) });
        } catch (error) {
          reply({ number, kind: "refused", reason: String(error) });
        }
      },
      (error: unknown) => reply({ number, kind: "failed", reason: String(error) }),
    );
  });
}
