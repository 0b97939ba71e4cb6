// Two words of n and m letters and one of n + m; kind says how they belong together.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m, letters = 26, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const anything = (count) => Array.from({ length: count }, () => random.pick(alphabet));

/** A random way to interleave the two. */
function mix(first, second) {
  const isFirst = random.shuffle([...first.map(() => true), ...second.map(() => false)]);
  let [i, j] = [0, 0];
  return isFirst.map((takesFirst) => (takesFirst ? first[i++] : second[j++]));
}

function words() {
  switch (kind) {
    case "mixed": {
      const [first, second] = [anything(n), anything(m)];
      return [first, second, mix(first, second)];
    }
    case "same": {
      const first = anything(n);
      const second = Array.from({ length: m }, (_unused, i) => first[i % n]);
      return [first, second, mix(first, second)];
    }
    case "shuffled": {
      // The right letters in any order.
      const [first, second] = [anything(n), anything(m)];
      return [first, second, random.shuffle([...first, ...second])];
    }
    case "equal":
    case "equal-but-last": {
      const all = Array.from({ length: n + m }, () => "a");
      const mixed = [...all];
      if (kind === "equal-but-last") mixed[n + m - 1] = "b";
      return [all.slice(0, n), all.slice(0, m), mixed];
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print(words().map((word) => word.join("")));
