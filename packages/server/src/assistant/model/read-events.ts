/** A line of an event is a few words of an answer; nobody sends this much without an end. */
const LONGEST_EVENT = 1024 * 1024;

/** The data of each server-sent event of a body, in order. Throws what the body throws, or for an endless event. */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    rest += text;
    for (;;) {
      const end = /\r?\n\r?\n/.exec(rest);
      if (end === null) break;
      const data = dataOf(rest.slice(0, end.index));
      rest = rest.slice(end.index + end[0].length);
      if (data !== "") yield data;
    }
    if (rest.length > LONGEST_EVENT) throw new Error("an event has no end");
  }
  const last = dataOf(rest);
  if (last !== "") yield last;
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trimStart())
    .join("\n");
}
