import { createInterface } from "node:readline/promises";
import { plainText } from "./plain-text.ts";

/**
 * Where words go. Tests have one of their own. Some of them come from a site, from a file that somebody else has
 * written, or from a program, and a sentence may quote them anywhere: so nothing that is written here steers the
 * terminal.
 */
export interface Terminal {
  /** What was asked for: standard output. */
  print: (text: string) => void;
  /** What happens meanwhile: standard error. */
  say: (text: string) => void;
  /** Shows one line in place of the last one where somebody watches; nothing where nobody does. */
  progress: (line: string) => void;
  /** A line that is typed, without showing it; from a pipe, its first line. */
  askSecret: (question: string) => Promise<string>;
}

export function openTerminal(): Terminal {
  // Whoever reads may have read enough, as `head` does: what is under way goes on and ends as it would have ended.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  let isLineOpen = false;
  const endLine = () => {
    if (isLineOpen) process.stderr.write("\r\u001b[K");
    isLineOpen = false;
  };
  return {
    print(text) {
      endLine();
      process.stdout.write(`${plainText(text)}\n`);
    },
    say(text) {
      endLine();
      process.stderr.write(`${plainText(text)}\n`);
    },
    progress(line) {
      if (!process.stderr.isTTY) return;
      process.stderr.write(`\r\u001b[K${plainText(line)}`);
      isLineOpen = true;
    },
    async askSecret(question) {
      process.stderr.write(question);
      const { isTTY } = process.stdin;
      // With terminal and no output the typed characters are echoed nowhere.
      const lines = createInterface({ input: process.stdin, terminal: isTTY });
      try {
        const line = await Promise.race([
          lines.question(""),
          new Promise<string>((resolve) => lines.once("close", () => resolve(""))),
        ]);
        return line.trim();
      } finally {
        lines.close();
        if (isTTY) process.stderr.write("\n");
      }
    },
  };
}
