import initClangFormat, { format } from "@wasm-fmt/clang-format/vite";
import { answerRequests } from "./answer-requests.ts";

/*
 * clang-format as WebAssembly, in a thread of its own: the pages' policy refuses WebAssembly, and the server gives files
 * of this name alone one that allows it (server/src/platform/http/security-headers.ts).
 */

answerRequests(initClangFormat(), ({ text, fileName, style }) => format(text, fileName, JSON.stringify(style)));
