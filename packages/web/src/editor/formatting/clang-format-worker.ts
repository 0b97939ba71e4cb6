import initClangFormat, { format } from "@wasm-fmt/clang-format/vite";
import type { FormatReply, FormatRequest } from "./format-in-worker.ts";

/*
 * clang-format as WebAssembly, in a thread of its own: the pages' policy refuses WebAssembly, and the server gives this
 * file alone one that allows it (server/src/platform/http/security-headers.ts).
 */

const ready = initClangFormat();

self.addEventListener("message", ({ data }: MessageEvent<FormatRequest>) => {
  void ready.then(
    () => answer(data),
    (error: unknown) => reply({ number: data.number, kind: "failed", reason: String(error) }),
  );
});

function answer({ number, text, fileName, style }: FormatRequest): void {
  try {
    reply({ number, kind: "formatted", text: format(text, fileName, JSON.stringify(style)) });
  } catch (error) {
    reply({ number, kind: "failed", reason: String(error) });
  }
}

function reply(message: FormatReply): void {
  self.postMessage(message);
}
