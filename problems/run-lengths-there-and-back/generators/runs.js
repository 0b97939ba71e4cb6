// q tasks that share `total` letters; kind says which tasks there are, low and high how long runs and parts are.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q, total, low = 1, high = 3, letters = 3, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const size = Math.floor(total / q);

/** Parts as [count, letter], with `size` letters together; neighbours may have the same letter. */
function parts() {
  const row = [];
  for (let left = size; left > 0; ) {
    const count = Math.min(left, Math.max(1, random.between(low, high)));
    row.push([count, random.pick(alphabet)]);
    left -= count;
  }
  return row;
}
const textOf = (row) => row.map(([count, letter]) => letter.repeat(count)).join("");
const codeOf = (row) => row.map(([count, letter]) => (count > 1 ? count : "") + letter).join("");
const word = () => Array.from({ length: size }, () => random.pick(alphabet)).join("");

function task(index) {
  switch (kind) {
    case "random":
      return ["pack", word()];
    case "alternating":
      return ["pack", Array.from({ length: size }, (_unused, i) => "xy"[i % 2]).join("")];
    case "runs":
      return ["pack", textOf(parts())];
    case "plain-code":
      // Letters only, which stand for themselves.
      return ["unpack", word()];
    case "both":
      return index % 2 === 0 ? ["pack", textOf(parts())] : ["unpack", codeOf(parts())];
    default:
      throw new Error("there is no kind called " + kind);
  }
}
if (size < 1) throw new Error("there is less than one letter for each task");
print([[q], ...Array.from({ length: q }, (_unused, index) => task(index))]);
