// One text of n characters: kind says what is wrong with it, letters how many of a hundred characters are letters.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, letters = 0, kinds = 3, seed } = readWords();
const random = createRandom(seed);

const OPENING = "([{".slice(0, kinds);
const CLOSING = ")]}".slice(0, kinds);
const closingOf = (opening) => CLOSING[OPENING.indexOf(opening)];
const letter = () => random.pick("abcdefghijklmnopqrstuvwxyz");
const opening = (count) => Array.from({ length: count }, () => random.pick(OPENING));
const closed = (row) => [...row].reverse().map(closingOf);

/** The beginning of a correct text, or a whole one. */
function walk(isWhole) {
  const text = [];
  const open = [];
  while (text.length < n) {
    const left = n - text.length;
    if (isWhole && open.length === left) text.push(closingOf(open.pop()));
    else if (random.between(1, 100) <= letters || (isWhole && open.length + 1 >= left && open.length === 0)) text.push(letter());
    else if (open.length > 0 && (random.chance(0.5) || (isWhole && open.length + 2 > left))) text.push(closingOf(open.pop()));
    else if (isWhole && open.length + 2 > left) text.push(letter());
    else {
      open.push(random.pick(OPENING));
      text.push(open.at(-1));
    }
  }
  return text;
}

function text() {
  const half = n >> 1;
  switch (kind) {
    case "anything":
      return Array.from({ length: n }, () => (random.between(1, 100) <= letters ? letter() : random.pick(OPENING + CLOSING)));
    case "correct":
      return walk(true);
    case "beginning":
      return walk(false);
    case "open":
      return opening(n);
    case "deep": {
      const row = opening(half);
      return [...row, ...(n % 2 === 1 ? [letter()] : []), ...closed(row)];
    }
    case "last": {
      // All is well until the last bracket, which is of another kind.
      const row = opening(half);
      const whole = [...row, ...(n % 2 === 1 ? [letter()] : []), ...closed(row)];
      whole[n - 1] = random.pick([..."abc)]}"].filter((each) => each !== whole[n - 1]));
      return whole;
    }
    case "middle": {
      // One opening bracket deep inside has been exchanged for another kind.
      const row = opening(half);
      const back = closed(row);
      const place = half >> 1;
      row[place] = OPENING[(OPENING.indexOf(row[place]) + 1) % OPENING.length];
      return [...row, ...(n % 2 === 1 ? [letter()] : []), ...back];
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([text().join("")]);
