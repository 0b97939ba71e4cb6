import { linesIn } from "./printed-text.ts";

/**
 * What a Java program has printed on its error output, for its author. Of the JDK's own frames only the method is left
 * that the program called, as `at java.lang.Integer.parseInt`, without a file that is not the program's; and of a
 * recursion that did not end, four frames and how many more there were.
 */
export function javaTraceForPeople(errorOutput: string): string {
  const kept: string[] = [];
  let called: string | null = null;
  let repeated = 0;
  for (const line of linesIn(errorOutput)) {
    const isRepeated = line === kept.at(-1) && isFrame(line);
    if (isRepeated && line === kept.at(-MOST_ALIKE)) {
      repeated++;
      continue;
    }
    if (repeated > 0) kept.push(`\t... ${repeated} more of these`);
    repeated = 0;
    const method = methodOfJdk(line);
    if (method !== null) {
      called = method;
      continue;
    }
    // What called the program, below its own frames, is of no interest to it; a trace without such frames keeps one.
    if (called !== null && (isFrame(line) || !isFrame(kept.at(-1) ?? ""))) kept.push(`\tat ${called}`);
    called = null;
    kept.push(line);
  }
  if (repeated > 0) kept.push(`\t... ${repeated} more of these`);
  return kept.join("\n");
}

const MOST_ALIKE = 4;

function isFrame(line: string): boolean {
  return line.startsWith("\tat ") || line.startsWith("\t... ");
}

/**
 * `java.lang.Integer.parseInt` of `\tat java.base/java.lang.Integer.parseInt(Integer.java:652)`; null for other lines.
 */
function methodOfJdk(line: string): string | null {
  const slash = line.indexOf("/");
  const place = line.indexOf("(", slash);
  if (!line.startsWith("\tat ") || slash < 0 || place < 0) return null;
  const isModule = /^(?:java|jdk)\.[\w.]+$/.test(line.slice("\tat ".length, slash).split("@", 1)[0] ?? "");
  return isModule ? line.slice(slash + 1, place) : null;
}
