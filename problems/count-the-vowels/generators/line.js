// A line of n characters: of letters, of any kind, or of those around the letters.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, seed } = readWords();
const random = createRandom(seed);
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const printable = Array.from({ length: 95 }, (_unused, i) => String.fromCharCode(32 + i)).join("");
const KINDS = {
  letters: LETTERS,
  words: `${LETTERS}          `,
  any: printable,
  others: printable.replace(/[a-z]/gi, ""),
  vowels: "aeiouAEIOU",
  around: "@[\\]^_`{|}~ azAZyY",
};

const characters = KINDS[kind];
if (characters === undefined) throw new Error(`there is no kind of line called ${kind}`);
const made = Array.from({ length: n }, () => random.pick(characters));
if (made[0] === " ") made[0] = ".";
if (made[n - 1] === " ") made[n - 1] = ".";
print([made.join("")]);
