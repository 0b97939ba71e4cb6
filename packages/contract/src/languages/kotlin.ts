import { jvmTrace } from "./jvm-trace.ts";
import type { LanguageFacts } from "./language-facts.ts";
import { messagesLike } from "./messages.ts";

export const KOTLIN = {
  id: "kotlin",
  endings: ["kt"],
  fileName: "solution.kt",
  runsAs: "warming up",
  starter: `fun main() {
    val words = generateSequence(::readLine).flatMap { it.split(" ") }.filter { it.isNotEmpty() }.toList()
}
`,
  compilerMessages: messagesLike(
    /^main\.kt:(?<line>\d+):(?<column>\d+): (?<severity>error|warning): (?<message>.*)$/gm,
  ),
  // Names in Kotlin may have any letter, and a hyphen where a parameter is of a class that is only its value.
  traceOfDeath: jvmTrace(/^[ \t]+at (?![\w.]+\/)[^\n(]+\(main\.kt:(\d+)\)$/m),
} as const satisfies LanguageFacts;
