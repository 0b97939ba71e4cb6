import { describe, expect, test } from "vitest";
import { readServerEvents, type ServerEvent, ServerEventParser } from "./event-stream.ts";

const stream = 'event: accepted\ndata: {"id":"1"}\n\n: keep-alive\n\ndata: a\ndata: b\n\nevent: cut\ndata: never';

describe("server-sent events", () => {
  test("names, data of several lines and comments are read, an unfinished last event is dropped", () => {
    expect(new ServerEventParser().push(stream)).toEqual([
      { name: "accepted", data: '{"id":"1"}' },
      { name: "message", data: "a\nb" },
    ]);
  });

  test("the pieces in which the text arrives change nothing, whatever the line ends are", () => {
    for (const lineEnd of ["\n", "\r\n"]) {
      const text = stream.replaceAll("\n", lineEnd);
      const whole = new ServerEventParser().push(text);
      expect(whole).toHaveLength(2);
      for (const size of [1, 2, 3, 7]) {
        const parser = new ServerEventParser();
        const pieces: ServerEvent[] = [];
        for (let at = 0; at < text.length; at += size) pieces.push(...parser.push(text.slice(at, at + size)));
        expect(pieces).toEqual(whole);
      }
    }
  });

  test("a character that is split between two chunks stays whole", async () => {
    const bytes = new TextEncoder().encode("data: é\n\n");
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    const events: ServerEvent[] = [];
    for await (const event of readServerEvents(body)) events.push(event);
    expect(events).toEqual([{ name: "message", data: "é" }]);
  });
});
