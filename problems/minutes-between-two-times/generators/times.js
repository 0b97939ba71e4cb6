// Two times: of any kind, in the same hour, or with the second one right before the first.
const { readWords, createRandom, print } = require("./families.js");

const { kind, seed } = readWords();
const random = createRandom(seed);
const DAY = 24 * 60;

function shown(time) {
  const digits = (number) => String(number).padStart(2, "0");
  return `${digits(Math.floor(time / 60))}:${digits(time % 60)}`;
}

function pair() {
  const now = random.between(0, DAY - 1);
  switch (kind) {
    case "random":
      return [now, random.between(0, DAY - 1)];
    case "same-hour":
      return [now, now - (now % 60) + random.between(0, 59)];
    case "near":
      return [now, (now + DAY + random.between(-2, 2)) % DAY];
    default:
      throw new Error(`there is no kind of times called ${kind}`);
  }
}
print([pair().map(shown)]);
