// Two melodies: independent ones (first and second are families of values), or a second one that remembers the first.
const { readWords, createRandom, values, print } = require("./families.js");

const options = readWords();
const { kind = "apart", n, m = n, g, low = -1_000_000_000, high = 1_000_000_000, seed } = options;
const { first = "random", second = first, percent = 8, shift = 0 } = options;
const random = createRandom(seed);

const a = values(random, first, { n, low, high });

function otherMelody() {
  switch (kind) {
    case "apart":
      return values(random, second, { n: m, low, high });
    case "remembered":
      // Notes are left out, added or slightly wrong, each with the given chance.
      return a.flatMap((pitch) => {
        const chance = random.between(1, 100);
        if (chance <= percent) return [];
        if (chance <= 2 * percent) return [pitch, random.between(low, high)];
        if (chance <= 3 * percent) return [Math.max(low, Math.min(high, pitch + random.between(-3, 3)))];
        return [pitch];
      });
    case "shifted":
      // The end of one melody is the beginning of the other: the best alignment is far from the diagonal.
      return [...a.slice(shift), ...values(random, first, { n: shift, low, high })];
    case "opposite":
      return a.map((pitch) => low + high - pitch);
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
const b = otherMelody().slice(0, 3000);
print([[n, b.length, g], a, b]);
