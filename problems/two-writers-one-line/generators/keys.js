// The keys of one evening. A pattern is repeated as often as it fits into what the parts before it leave of n keys; in it,
// `*` stands for any letter. `random` draws each key from `keys` instead.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, keys = "***<>^$-|", seed } = readWords();
const random = createRandom(seed);

const letter = () => String.fromCharCode(random.between(97, 122));
const fill = (pattern) => pattern.replace(/\*/g, letter);

function repeated(pattern, length) {
  const text = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
  return fill(text);
}

function pressed() {
  const half = Math.floor(n / 2);
  switch (kind) {
    case "random":
      return Array.from({ length: n }, () => fill(random.pick(keys))).join("");
    case "repeat":
      return repeated(keys, n);
    case "front":
      // A long line first, and then the rest is written before it.
      return `${repeated("*", half)}^${repeated("*", n - half - 1)}`;
    case "far-apart":
      // Two writers at both ends of a long line, in turns.
      return `${repeated("*", half)}|^${repeated("*|", n - half - 2)}`;
    case "jumps":
      // One writer, to and fro between both ends of a long line.
      return `${repeated("*", half)}${repeated("^*$*", n - half)}`;
    case "jumps-and-steps":
      // As before, and then a few steps inwards: the place is neither end of the line.
      return `${repeated("*", half)}${repeated("^>>>*$<<<-", n - half)}`;
    case "middle": {
      // The line grows in the middle, and the other writer deletes from its end.
      const quarter = Math.floor(n / 4);
      return `${repeated("*", quarter)}${"<".repeat(Math.floor(quarter / 2))}${repeated("***|-|", n - quarter - Math.floor(quarter / 2))}`;
    }
    case "under-the-other": {
      // One cursor stays in the middle while the other one deletes everything on both sides of it.
      const part = Math.floor(n / 4);
      const line = `${repeated("*", part)}|$${"<".repeat(Math.floor(part / 2))}|$`;
      return `${line}${"-".repeat(part)}${repeated("*|*<<|-", n - line.length - part)}`;
    }
    default:
      throw new Error(`there is no kind of keys called ${kind}`);
  }
}
print([pressed()]);
