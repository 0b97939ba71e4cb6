// A banner: text says how its letters follow one another, remove and add are families of values for the costs.
const { readWords, createRandom, values, print } = require("./families.js");

const { text, n, letters = 26, remove = "random", add = remove, high = 1_000_000_000, changes = 5, seed } = readWords();
const random = createRandom(seed);

const letter = () => String.fromCharCode(97 + random.between(0, letters - 1));
const row = (length, make = letter) => Array.from({ length }, (_unused, i) => make(i));

function banner() {
  switch (text) {
    case "random":
      return row(n);
    case "same":
      return row(n, () => "m");
    case "mirrored": {
      const half = row(Math.floor(n / 2));
      return [...half, ...(n % 2 === 1 ? [letter()] : []), ...half.slice().reverse()];
    }
    case "nearly-mirrored": {
      const half = row(Math.floor(n / 2));
      const whole = [...half, ...half.slice().reverse()];
      for (let i = 0; i < changes; i += 1) whole[random.between(0, whole.length - 1)] = letter();
      return whole;
    }
    case "periodic":
      return row(n, (i) => String.fromCharCode(97 + (i % letters)));
    case "two-halves":
      return row(n, (i) => (i < n / 2 ? "a" : "b"));
    case "shifted": {
      // Mirrored but for a long stretch that has no partner.
      const half = row(Math.floor(n / 3));
      return [...row(n - 2 * half.length), ...half, ...half.slice().reverse()];
    }
    default:
      throw new Error("there is no text called " + text);
  }
}
const costs = (kind) => values(random, kind, { n: 26, low: 0, high });
print([banner().join(""), costs(remove), costs(add)]);
