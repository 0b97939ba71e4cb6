const OPENING = "<think>";
const CLOSING = "</think>";

/**
 * Some models (DeepSeek R1, Qwen) think aloud at the beginning of their answer: `<think>…</think>`. That is no part of
 * the answer, and full of spoilers. A thinking without an end is dropped as a whole.
 */
export async function* withoutThinking(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let isDecided = false;
  for await (const piece of pieces) {
    if (isDecided) {
      yield piece;
      continue;
    }
    held += piece;
    const begin = held.trimStart();
    if (OPENING.startsWith(begin)) continue;
    if (begin.startsWith(OPENING)) {
      const end = begin.indexOf(CLOSING);
      if (end === -1) continue;
      held = begin.slice(end + CLOSING.length).trimStart();
      // Another thinking may follow at once, or the white space before the answer may still come.
      if (held === "" || OPENING.startsWith(held) || held.startsWith(OPENING)) continue;
    }
    isDecided = true;
    yield held;
  }
  const isPlainText = !isDecided && held !== "" && !held.trimStart().startsWith(OPENING);
  if (isPlainText) yield held;
}
