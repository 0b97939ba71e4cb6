import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const RUST = {
  id: "rust",
  name: "Rust",
  endings: ["rs"],
  fileName: "solution.rs",
  timeFactor: 1,
  runsAs: "machine code",
  editorMode: "rust",
  starter: `use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_ascii_whitespace();
    let _n: usize = words.next().unwrap().parse().unwrap();
}
`,
  compilerMessages: messagesLike(
    /^(?<severity>error|warning)(?:\[\w+\])?: (?<message>.*)\n *--> main\.rs:(?<line>\d+):(?<column>\d+)$/gm,
  ),
  traceOfDeath: messagesLike(/^thread '[^']*' panicked at (?<message>.*), main\.rs:(?<line>\d+):(?<column>\d+)$/gm),
} as const satisfies LanguageFacts;
