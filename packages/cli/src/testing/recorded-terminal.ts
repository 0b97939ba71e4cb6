import type { Terminal } from "../terminal.ts";

/** Keeps what is printed, said and shown as progress; answers every question with `secret`. */
export function recordTerminal(secret = ""): Terminal & { printed: string[]; said: string[]; shown: string[] } {
  const printed: string[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  return {
    printed,
    said,
    shown,
    print: (text) => void printed.push(text),
    say: (text) => void said.push(text),
    progress: (line) => void shown.push(line),
    askSecret: async () => secret,
  };
}
