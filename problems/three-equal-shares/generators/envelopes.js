// One row of envelopes; `kind` decides how its worth can be shared.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

/** A row of `length` values within the limits whose sum is `sum` (as near to equal steps as it has to be). */
function rowWithSum(length, sum) {
  const row = values(random, "random", { n: length, low: Math.floor(low / 2), high: Math.floor(high / 2) });
  let rest = sum - row.reduce((total, value) => total + value, 0);
  for (let i = 0; i < length && rest !== 0; i += 1) {
    const step = Math.max(low - row[i], Math.min(high - row[i], rest));
    row[i] += step;
    rest -= step;
  }
  return row;
}

function envelopes() {
  switch (kind) {
    case "back-and-forth":
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? 1 : -1));
    case "three-parts": {
      // Three parts of one sum, with many places where a running sum comes back to it.
      const third = Math.floor(n / 3);
      const sum = random.between(-1000, 1000) * 1000;
      return [rowWithSum(third, sum), rowWithSum(third, sum), rowWithSum(n - 2 * third, sum)].flat();
    }
    case "parts-and-zeros": {
      const row = Array.from({ length: n }, () => 0);
      for (const at of [Math.floor(n / 4), Math.floor(n / 2), Math.floor((3 * n) / 4)]) row[at] = high;
      return row;
    }
    case "wrapped-thirds": {
      // Running sums pass a third plus 2^32 as well: a program that forgets the upper bits counts those places too.
      const step = 2 ** 29;
      const row = [1, ...Array.from({ length: 8 }, () => step), ...Array.from({ length: 8 }, () => -step), 1, 1];
      return [...row, ...Array.from({ length: n - row.length }, () => 0)];
    }
    case "thirds-backwards": {
      // Two thirds come before one third again and again.
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? 2 : i === n - 1 ? 2 : i % 2 === 1 ? -1 : 1));
    }
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], envelopes()]);
