import initRuff, { format } from "@wasm-fmt/ruff_fmt/vite";
import { answerRequests } from "./answer-requests.ts";

/** Ruff's formatter of Python as WebAssembly; see clang-format-worker.ts. */
answerRequests(initRuff(), ({ text, fileName, style }) => format(text, fileName, style));
