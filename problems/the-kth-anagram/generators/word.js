// A word and a place among the arrangements of its letters.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, letters = 26, place, seed } = readWords();
const random = createRandom(seed);
const alphabet = random.shuffle([..."abcdefghijklmnopqrstuvwxyz"]);
const MOST = 10n ** 18n;

function word() {
  switch (kind) {
    case "different":
      return alphabet.slice(0, n);
    case "one-pair":
      return random.shuffle([alphabet[0], ...alphabet.slice(0, n - 1)]);
    case "letters": {
      const used = alphabet.slice(0, letters);
      return random.shuffle(Array.from({ length: n }, (_unused, i) => used[i % used.length]));
    }
    default:
      throw new Error(`there is no kind of word called ${kind}`);
  }
}

function arrangements(row) {
  let ways = 1n;
  row.forEach((letter, i) => {
    ways = (ways * BigInt(i + 1)) / BigInt(row.slice(0, i + 1).filter((other) => other === letter).length);
  });
  return ways;
}
const row = word();
const ways = arrangements(row);
const places = {
  last: () => ways,
  beyond: () => ways + 1n,
  random: () => random.betweenBig(1n, ways),
  most: () => MOST - BigInt(random.between(0, 1000)),
};
const k = places[place]();
print([row.join(""), String(k < MOST ? k : MOST)]);
