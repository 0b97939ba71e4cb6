// Wishes and tunes for one evening: kind says how the wishes hang together, tunes of `size` versions are made from `versions` songs in all.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "planted", n, m = 0, versions = 0, size = 3, share = 30, broken = 0, mirror = 0, order = "forward", seed } = readWords();
const random = createRandom(seed);

// A programme that will keep all promises, unless `broken` or the kind sees to it that none does.
const played = Array.from({ length: n + 1 }, () => random.chance(share / 100));
const isTrue = (wish) => played[Math.abs(wish)] === wish > 0;
const any = () => random.between(1, n) * random.pick([1, -1]);

function wishes() {
  switch (kind) {
    case "planted":
      return Array.from({ length: m }, () => {
        const one = any();
        let other = any();
        // Mostly just one of both wishes can be fulfilled.
        for (let tries = 0; tries < 3 && isTrue(one) && isTrue(other); tries += 1) other = any();
        while (!isTrue(one) && !isTrue(other)) other = any();
        return random.shuffle([one, other]);
      });
    case "random":
      return Array.from({ length: m }, () => [any(), any()]);
    case "chain":
      // Song 1 would bring song 2 with it, and so on, and the last one must not be played.
      return [...Array.from({ length: n - 1 }, (_unused, i) => [-(i + 1), i + 2]), [-n, -n]];
    case "ring":
      // All or none.
      return Array.from({ length: n }, (_unused, i) => [-(i + 1), ((i + 1) % n) + 1]);
    case "opposites":
      // Each song or the next one, but not both: one of two programmes where n is even.
      return Array.from({ length: n }, (_unused, i) => [i + 1, ((i + 1) % n) + 1]).flatMap(([a, b]) => [[a, b], [-a, -b]]);
    case "blocks":
      // Of every three songs that follow each other, two or more are wished for by turns.
      return Array.from({ length: Math.floor(n / 3) }, (_unused, i) => [
        [3 * i + 1, 3 * i + 2],
        [-(3 * i + 1), 3 * i + 3],
        [-(3 * i + 2), 3 * i + 3],
      ]).flat();
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}

/** At most one of the versions is played in the programme that is kept in mind. */
function tunes() {
  const found = [];
  const silent = Array.from({ length: n }, (_unused, i) => i + 1).filter((song) => !played[song]);
  const loud = Array.from({ length: n }, (_unused, i) => i + 1).filter((song) => played[song]);
  for (let left = versions; left >= size; left -= size) {
    if (kind === "random") {
      found.push(random.distinct(Math.min(size, n), 1, n));
      continue;
    }
    const withLoud = loud.length > 0 && (random.chance(0.7) || silent.length < size);
    const most = Math.min(silent.length, withLoud ? size - 1 : size);
    const songs = random.distinct(most, 1, silent.length).map((place) => silent[place - 1]);
    if (withLoud) songs.push(random.pick(loud));
    if (songs.length >= 2) found.push(random.shuffle(songs));
  }
  return found;
}

let promised = wishes();
const sorts = tunes();
for (let i = 0; i < broken; i += 1) {
  // Four listeners whom nobody can please together.
  const a = random.between(1, n);
  const b = random.between(1, n);
  promised.push([a, b], [a, -b], [-a, b], [-a, -b]);
}
if (mirror === 1) promised = promised.map(([a, b]) => [-a, -b]);
if (order === "backward") promised.reverse();
if (order === "shuffled") random.shuffle(promised);
print([[n, promised.length, sorts.length], ...promised, ...sorts.map((songs) => [songs.length, ...songs])]);
