// Standard input of a program that runs in a batch, as a stream and by node:readline: for run-batch.js, beside which it
// lies.

/** Where a line ends for node:readline. */
const END_OF_LINE = /\r\n|[\n\r\u2028\u2029]/;

/** Ends when all that was awaited and could go on has. */
const { setImmediate: soon } = globalThis;
const settled = () => new Promise((resolve) => soon(resolve));

/** An object that has what is given here; whatever else is asked of it spoils the run. */
function only(own, spoil) {
  return new Proxy(own, { get: (target, name) => (name in target ? target[name] : spoil(name)) });
}

/** One that tells of these events to those who listen; `own` is what it has besides. */
function teller(events, own, { spoil, hasEnded }) {
  const listeners = new Map(events.map((event) => [event, []]));
  const on = (event, listener) => {
    if (!listeners.has(event)) spoil(event);
    listeners.get(event).push(listener);
    return outside;
  };
  const once = (event, listener) => {
    let isTold = false;
    return on(event, (...words) => {
      if (isTold) return;
      isTold = true;
      listener.apply(outside, words);
    });
  };
  const outside = only({ ...own, on, addListener: on, once }, spoil);
  return {
    outside,
    hasListeners: () => [...listeners.values()].some((of) => of.length > 0),
    /** Who begins to listen meanwhile hears of the next one. */
    tell(event, ...words) {
      for (const listener of [...listeners.get(event)]) {
        if (hasEnded()) return;
        listener.apply(outside, words);
      }
    },
  };
}

/**
 * Standard input as a stream, and node:readline over it. `spoil` is called with the name of what a batch has not, and
 * throws; `hasEnded` says whether the program has called for its end.
 */
function createInput(input, run) {
  const { spoil } = run;
  let encoding = null;
  let isResumed = false;
  let hasFlowed = false;
  let hasTurns = false;
  const read = () => (encoding === null ? Buffer.from(input) : input.toString(encoding));
  /** One iterator, which goes on where a loop has left it. Who takes turns hears of no events. */
  const inTurns = (items) => {
    let turns = null;
    return () => {
      if (hasFlowed) spoil("turn after the last event");
      hasTurns = true;
      turns ??= items()[Symbol.iterator]();
      const iterator = { next: async () => turns.next(), [Symbol.asyncIterator]: () => iterator };
      return iterator;
    };
  };
  const stdin = teller(
    ["data", "end", "close"],
    {
      fd: 0,
      isTTY: undefined,
      setEncoding(wanted = "utf8") {
        encoding = wanted;
        return stdin.outside;
      },
      resume() {
        isResumed = true;
        return stdin.outside;
      },
      [Symbol.asyncIterator]: () => (hasTurns ? spoil("second reader in turns") : turnsOfStdin()),
    },
    run,
  );
  const turnsOfStdin = inTurns(() => (input.length > 0 ? [read()] : []));
  const lines = () => {
    const all = input.toString("utf8").split(END_OF_LINE);
    return all.at(-1) === "" ? all.slice(0, -1) : all;
  };
  let reader = null;
  let isClosed = false;
  function createInterface(options) {
    const from = options === stdin.outside ? options : options.input;
    if (reader !== null || hasTurns || from !== stdin.outside) spoil("second reader of lines");
    reader = teller(["line", "close"], { close, [Symbol.asyncIterator]: inTurns(lines) }, run);
    return reader.outside;
  }
  /** As in Node, lines that have come with this one are told all the same. */
  function close() {
    if (isClosed) return;
    isClosed = true;
    reader.tell("close");
  }
  return {
    stdin: stdin.outside,
    readline: only({ createInterface }, spoil),
    /** All that the stream has to say, in its order; what it sets going goes on before it ends. */
    async flow() {
      const listens = stdin.hasListeners() || reader?.hasListeners() === true;
      if (hasTurns && (listens || isResumed)) spoil("reader in two ways");
      if (hasTurns) return;
      hasFlowed = true;
      if (reader === null && !listens && !isResumed) return;
      if (input.length > 0) stdin.tell("data", read());
      if (reader !== null && !isClosed) for (const line of lines()) reader.tell("line", line);
      await settled();
      stdin.tell("end");
      if (reader !== null) close();
      await settled();
      stdin.tell("close");
    },
  };
}

module.exports = { createInput, only, settled };
