/** The runner's side of the conversation is described in runner/protocol.h; this is the host's. */

export type Fields = readonly (readonly [key: string, value: string | Uint8Array])[];

export class Message {
  readonly #fields: ReadonlyMap<string, Buffer>;

  constructor(fields: ReadonlyMap<string, Buffer>) {
    this.#fields = fields;
  }

  bytes(key: string): Buffer {
    const value = this.#fields.get(key);
    if (value === undefined) throw new Error(`the runner's message has no field "${key}"`);
    return value;
  }

  text(key: string): string {
    return this.bytes(key).toString();
  }

  number(key: string): number {
    const value = Number(this.text(key));
    if (!Number.isSafeInteger(value)) throw new Error(`the runner's field "${key}" is not a whole number`);
    return value;
  }
}

export function encodeMessage(fields: Fields): Buffer {
  const parts: Buffer[] = [];
  for (const [key, value] of fields) {
    for (const part of [Buffer.from(key), typeof value === "string" ? Buffer.from(value) : Buffer.from(value)]) {
      parts.push(lengthOf(part), part);
    }
  }
  const body = Buffer.concat(parts);
  return Buffer.concat([lengthOf(body), body]);
}

/** Collects the runner's bytes and cuts whole messages out of them. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): Message[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const messages: Message[] = [];
    for (let body = this.#take(); body !== undefined; body = this.#take()) messages.push(decodeBody(body));
    return messages;
  }

  /** Joins the chunks only when a frame is complete: an output of 64 MB arrives in a thousand of them. */
  #take(): Buffer | undefined {
    if (this.#size < 4) return undefined;
    const first = this.#chunks[0];
    if (first !== undefined && first.length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
    const length = this.#chunks[0]?.readUInt32LE(0) ?? 0;
    if (this.#size < 4 + length) return undefined;
    const all =
      this.#chunks.length === 1 && this.#chunks[0] !== undefined ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const rest = all.subarray(4 + length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#size = rest.length;
    return all.subarray(4, 4 + length);
  }
}

function decodeBody(body: Buffer): Message {
  const fields = new Map<string, Buffer>();
  let offset = 0;
  const next = (): Buffer => {
    const start = offset + 4;
    offset = start + body.readUInt32LE(offset);
    if (offset > body.length) throw new Error("the runner's message is truncated");
    return body.subarray(start, offset);
  };
  while (offset < body.length) {
    const key = next().toString();
    fields.set(key, next());
  }
  return new Message(fields);
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(part.length);
  return length;
}
