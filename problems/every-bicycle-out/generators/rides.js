// The groups of one day; kind decides how their rides lie, and most is the largest group.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, minutes, most = 1_000_000_000, least = 1, seed } = readWords();
const random = createRandom(seed);

function ride(i) {
  switch (kind) {
    case "random": {
      const [start, end] = random.distinct(2, 0, minutes).sort((a, b) => a - b);
      return [start, end];
    }
    case "short": {
      const start = random.between(0, minutes - 1);
      return [start, Math.min(minutes, start + random.between(1, 30))];
    }
    case "whole-day":
      return [0, minutes];
    case "long":
      // Nearly the whole day.
      return [random.between(0, Math.floor(minutes / 20)), minutes - random.between(0, Math.floor(minutes / 20))];
    case "relay": {
      // One group leaves in the minute in which the one before comes back; the last one stays until the end.
      const length = Math.max(1, Math.floor(minutes / n));
      const start = (i * length) % minutes;
      return [start, i === n - 1 ? minutes : Math.min(minutes, start + length)];
    }
    case "nested":
      return [Math.min(i, (minutes >> 1) - 1), Math.max(minutes - i, (minutes >> 1) + 1)];
    case "single-minutes": {
      const start = random.between(0, minutes - 1);
      return [start, start + 1];
    }
    case "last-minute":
      return [minutes - 1, minutes];
    case "two-peaks": {
      // Equally high peaks: in the first and in the last tenth of the day.
      const tenth = Math.floor(minutes / 10);
      return i % 2 === 0 ? [tenth, 2 * tenth] : [minutes - tenth, minutes];
    }
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
const rides = Array.from({ length: n }, (_unused, i) => [...ride(i), random.between(least, most)]);
print([[n, minutes], ...(kind === "nested" || kind === "relay" ? random.shuffle(rides) : rides)]);
