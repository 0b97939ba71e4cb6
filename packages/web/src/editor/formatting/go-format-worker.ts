import initGofmt, { format } from "@wasm-fmt/gofmt/vite";
import { answerRequests } from "./answer-requests.ts";

/** gofmt as WebAssembly; see clang-format-worker.ts. It has no options. */
answerRequests(initGofmt(), ({ text }) => format(text));
