// A row of n digits, of which there are those that `of` names; kind says how they are put together.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, of = "eight", seed } = readWords();
const random = createRandom(seed);

// Names, since a row of digits would be read as a number.
const DIGITS = {
  all: "0123456789",
  turnable: "01869",
  eight: "8",
  six: "6",
  both: "69",
  mostly: "69999966",
  few: "0689",
  without: "869",
  blocks: `${"0".repeat(20)}16${"0".repeat(20)}91`,
};
const allowed = [...DIGITS[of]];
const TURNED = { 0: "0", 1: "1", 6: "9", 8: "8", 9: "6" };
const turn = (row) => [...row].reverse().map((digit) => TURNED[digit] ?? digit);
const anything = (count) => Array.from({ length: count }, () => random.pick(allowed));

function digits() {
  switch (kind) {
    case "random":
      return anything(n);
    case "cycle":
      return Array.from({ length: n }, (_unused, i) => allowed[i % allowed.length]);
    case "nested": {
      // Reads the same upside down, and so do large parts of it.
      let row = n % 2 === 1 ? ["8"] : [];
      let last = anything(1);
      while (row.length < n) {
        const count = (n - row.length) / 2;
        if (random.chance(0.3)) last = anything(random.between(1, 40));
        const part = last.slice(0, count);
        row = [...part, ...row, ...turn(part)];
        if (random.chance(0.2)) last = row.slice(0, Math.min(row.length, count));
      }
      return row;
    }
    case "fibonacci": {
      let [word, before] = ["80", "8"];
      while (word.length < n) [word, before] = [word + before, word];
      return [...word.slice(0, n)];
    }
    case "thue-morse": {
      // Around the middle, the Thue-Morse word and what should be its opposite: their hashes are equal modulo 2^64 in every
      // base, and so are those of all wider halves.
      const ones = [0];
      for (let i = 1; i < 2048; i += 1) ones.push(ones[i >> 1] ^ (i & 1));
      const inside = ones.map((bit) => (bit === 1 ? "9" : "6"));
      const outside = anything((n >> 1) - inside.length);
      return [...turn(outside), ...[...inside].reverse(), ...inside, ...outside];
    }
    case "broken":
      // Zeros, and one digit that cannot be turned at a third.
      return Array.from({ length: n }, (_unused, i) => (i === Math.floor(n / 3) ? "7" : "0"));
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([digits().join("")]);
