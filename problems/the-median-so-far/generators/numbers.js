// Numbers in the order of their arrival; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();

// "zigzag": each number lies outside of all before it, below and above them in turns.
const zigzag = () => Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? -i : i));
// "countdown": n different numbers, the largest one first.
const countdown = () => Array.from({ length: n }, (_unused, i) => n - i);
const made = { zigzag, countdown }[kind];
print([[n], made ? made() : values(createRandom(seed), kind, { n, low, high })]);
