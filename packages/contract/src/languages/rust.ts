import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const RUST = {
  id: "rust",
  endings: ["rs"],
  fileName: "solution.rs",
  runsAs: "machine code",
  starter: `use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let _words = input.split_whitespace();
}
`,
  compilerMessages: messagesLike(
    /^(?<severity>error|warning)(?:\[\w+\])?: (?<message>.*)\n *--> main\.rs:(?<line>\d+):(?<column>\d+)$/gm,
  ),
  traceOfDeath: messagesLike(/^thread '[^']*' panicked at (?<message>.*), main\.rs:(?<line>\d+):(?<column>\d+)$/gm),
} as const satisfies LanguageFacts;
