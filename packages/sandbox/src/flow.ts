/**
 * How a stream between this process and a runner is kept from growing: in either direction no more than a window is
 * under way, and who passes it on says so now and then (runner/forwarding.h).
 */
const WINDOW_BYTES = 64 * 1024;
const WORTH_TELLING_BYTES = WINDOW_BYTES / 4;

/** What is sent to a command's standard input, as fast as there is room for it. */
export class Outflow {
  readonly #send: (data: Buffer) => void;
  readonly #waiting: { data: Buffer; onSent: () => void }[] = [];
  #room = WINDOW_BYTES;

  constructor(send: (data: Buffer) => void) {
    this.#send = send;
  }

  /** `onSent` is called when all of it is under way. */
  write(data: Buffer, onSent: () => void): void {
    this.#waiting.push({ data, onSent });
    this.#flush();
  }

  /** The runner has passed so much on. */
  addRoom(bytes: number): void {
    this.#room += bytes;
    this.#flush();
  }

  /** Nobody reads any more: what waits is sent nowhere. */
  drop(): void {
    this.#room = 0;
    for (const { onSent } of this.#waiting.splice(0)) onSent();
  }

  #flush(): void {
    for (let first = this.#waiting[0]; first !== undefined && this.#room > 0; first = this.#waiting[0]) {
      const part = first.data.subarray(0, this.#room);
      this.#room -= part.length;
      first.data = first.data.subarray(part.length);
      if (part.length > 0) this.#send(part);
      if (first.data.length > 0) return;
      this.#waiting.shift();
      first.onSent();
    }
  }
}

/** What has come of a command's output and is passed on: the runner is told, so that there is room for more. */
export class Inflow {
  readonly #tell: (bytes: number) => void;
  #passedOn = 0;

  constructor(tell: (bytes: number) => void) {
    this.#tell = tell;
  }

  passedOn(bytes: number): void {
    this.#passedOn += bytes;
    if (this.#passedOn < WORTH_TELLING_BYTES) return;
    this.#tell(this.#passedOn);
    this.#passedOn = 0;
  }
}
