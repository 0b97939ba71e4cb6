/**
 * Reads server-sent events from the body of a POST, which the browser's own EventSource cannot do.
 * Format: WHATWG HTML, "Server-sent events". `retry` is ignored: whoever follows a stream knows when to come back.
 */
export interface ServerEvent {
  /** `message` where the server names none. */
  name: string;
  data: string;
  /** Of this event or the last one before it that had one. */
  id?: string;
}

/** Yields events in order. Ends when the body ends; an unfinished last event is dropped, as the standard says. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new ServerEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Text arrives in pieces that may end anywhere, even between the two characters of a line end. */
export class ServerEventParser {
  #rest = "";
  #name = "";
  #data: string[] = [];
  #id = "";

  push(text: string): ServerEvent[] {
    const buffer = this.#rest + text;
    const events: ServerEvent[] = [];
    const lineEnd = /\r\n|\n|\r(?!$)/g;
    let start = 0;
    for (let match = lineEnd.exec(buffer); match !== null; match = lineEnd.exec(buffer)) {
      const event = this.#line(buffer.slice(start, match.index));
      if (event !== null) events.push(event);
      start = match.index + match[0].length;
    }
    this.#rest = buffer.slice(start);
    return events;
  }

  #line(line: string): ServerEvent | null {
    if (line === "") return this.#dispatch();
    const colon = line.indexOf(":");
    if (colon === 0) return null;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") this.#name = value;
    if (field === "data") this.#data.push(value);
    if (field === "id") this.#id = value;
    return null;
  }

  #dispatch(): ServerEvent | null {
    const event =
      this.#data.length === 0
        ? null
        : { name: this.#name || "message", data: this.#data.join("\n"), ...(this.#id === "" ? {} : { id: this.#id }) };
    this.#name = "";
    this.#data = [];
    return event;
  }
}
