// What every generator of a problem package may use: it lies beside the generator when that is run, as testlib.h does
// elsewhere. A generator gets words such as `kind=chain n=100000 seed=42` (as arguments, or on its standard input) and
// prints one input. The same words give the same input on every machine.

const fs = require("node:fs");

/** The words as an object: whole numbers become numbers, or BigInts where a number would lose digits. */
function readWords() {
  const given = process.argv.slice(2);
  const words =
    given.length > 0
      ? given
      : fs
          .readFileSync(0, "utf8")
          .split(/\s+/)
          .filter((word) => word !== "");
  const options = {};
  for (const word of words) {
    const at = word.indexOf("=");
    if (at < 1) throw new Error(`expected name=value, found ${word}`);
    options[word.slice(0, at)] = readValue(word.slice(at + 1));
  }
  return options;
}

function readValue(text) {
  if (!/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Whole numbers and orders that depend on the seed alone (splitmix32 for the state, 53 bits for each number). */
function createRandom(seed) {
  if (!Number.isSafeInteger(seed)) throw new Error("the generator needs seed=<whole number>");
  let state = (seed ^ Math.floor(seed / 2 ** 32)) | 0;
  const bits32 = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const fraction = () => ((bits32() >>> 5) * 2 ** 26 + (bits32() >>> 6)) / 2 ** 53;
  /** From low to high, both included; the two must be at most 2^53 apart. */
  const between = (low, high) => {
    if (high < low) throw new Error(`nothing lies between ${low} and ${high}`);
    return low + Math.floor(fraction() * (high - low + 1));
  };
  /** The same for BigInts of any size. */
  const betweenBig = (low, high) => {
    let wide = 0n;
    for (let i = 0; i < 4; i += 1) wide = (wide << 32n) | BigInt(bits32());
    return low + (wide % (high - low + 1n));
  };
  const shuffle = (values) => {
    for (let i = values.length - 1; i > 0; i -= 1) {
      const j = between(0, i);
      [values[i], values[j]] = [values[j], values[i]];
    }
    return values;
  };
  const pick = (values) => values[between(0, values.length - 1)];
  /** 1..n in random order. */
  const permutation = (n) => shuffle(Array.from({ length: n }, (_unused, i) => i + 1));
  /** `count` different whole numbers from low to high, in random order. */
  const distinct = (count, low, high) => {
    if (high - low + 1 < count) throw new Error(`there are no ${count} different numbers from ${low} to ${high}`);
    if (high - low + 1 <= 4 * count) {
      return shuffle(Array.from({ length: high - low + 1 }, (_unused, i) => low + i)).slice(0, count);
    }
    const found = new Set();
    while (found.size < count) found.add(between(low, high));
    return [...found];
  };
  return { between, betweenBig, shuffle, pick, permutation, distinct, chance: (share) => fraction() < share };
}

/**
 * n whole numbers from low to high of one kind: random, equal, zero, low, high (all extreme), alternating (low, high, …),
 * extremes (low or high at random), up, down, steps (few different values in long runs), wrap (all equal modulo 2^32
 * where the range allows it), small (-9..9 within the range).
 */
function values(random, kind, { n, low, high }) {
  const times = (make) => Array.from({ length: n }, (_unused, i) => make(i));
  switch (kind) {
    case "random":
      return times(() => random.between(low, high));
    case "equal": {
      const value = random.between(low, high);
      return times(() => value);
    }
    case "zero":
      return times(() => Math.min(Math.max(0, low), high));
    case "low":
      return times(() => low);
    case "high":
      return times(() => high);
    case "alternating":
      return times((i) => (i % 2 === 0 ? low : high));
    case "extremes":
      return times(() => random.pick([low, high]));
    case "up":
    case "down": {
      const ordered = times(() => random.between(low, high)).sort((a, b) => a - b);
      return kind === "up" ? ordered : ordered.reverse();
    }
    case "steps": {
      const few = Array.from({ length: 5 }, () => random.between(low, high));
      return times((i) => few[Math.floor((i * few.length) / n)]);
    }
    case "wrap": {
      const span = 2 ** 32;
      const first = random.between(low, Math.min(high, low + span - 1));
      const most = Math.floor((high - first) / span);
      return times(() => first + span * random.between(0, most));
    }
    case "small":
      return times(() => random.between(Math.max(low, -9), Math.min(high, 9)));
    default:
      throw new Error(`there is no kind of values called ${kind}`);
  }
}

/**
 * Edges of a tree on 1..n, as [parent, child] with the root 1: chain, star, random, binary, caterpillar (a chain with
 * a leaf at each), broom (a chain that ends in a star), deep (each hangs on one of the last few). The labels stay in order;
 * `relabel` mixes them.
 */
function treeEdges(random, kind, n) {
  const parentOf = {
    chain: (v) => v - 1,
    star: () => 1,
    random: (v) => random.between(1, v - 1),
    binary: (v) => Math.floor(v / 2),
    caterpillar: (v) => (v % 2 === 0 ? Math.max(1, v - 1) : v - 2),
    broom: (v) => (v <= n / 2 ? v - 1 : Math.max(1, Math.floor(n / 2))),
    deep: (v) => random.between(Math.max(1, v - 5), v - 1),
  }[kind];
  if (parentOf === undefined) throw new Error(`there is no kind of tree called ${kind}`);
  return Array.from({ length: n - 1 }, (_unused, i) => [parentOf(i + 2), i + 2]);
}

/** The same edges with vertices 1..n renamed at random, their order mixed and, unless `directed`, their ends too. */
function relabel(random, { n, edges, directed = false }) {
  const name = random.permutation(n);
  const renamed = edges.map(([a, b, ...rest]) => {
    const ends = [name[a - 1], name[b - 1]];
    if (!directed && random.chance(0.5)) ends.reverse();
    return [...ends, ...rest];
  });
  return { name, edges: random.shuffle(renamed) };
}

/** Prints lines; an array is a line of words. */
function print(lines) {
  let text = "";
  for (const line of lines) text += `${Array.isArray(line) ? line.join(" ") : line}\n`;
  process.stdout.write(text);
}

module.exports = { readWords, createRandom, values, treeEdges, relabel, print };
