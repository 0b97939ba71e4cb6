// Clubs of one kind. random: m different pairs. planted: everybody has a partner, and all mentors also fit the first `extra` learners.
// path: one long chain, where mentor i fits the learners i and i + 1 and the last one only the first of hers. stairs: mentor i fits
// the learners 1 to i. near: mentor i fits some learners close to i. crowd: every mentor fits the same few learners, and some
// of the mentors others as well. few: each mentor fits two or three learners. any: each club of another kind.
// order: forward, backward or shuffled (numbers and entries).
const { readWords, createRandom, print } = require("./families.js");

const { t = 1, kind = "random", a, b, m = 0, extra = 2, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

function pairsOf(one, mentors, learners, entries) {
  const pairs = [];
  const found = new Set();
  const add = (x, y) => {
    if (x < 1 || x > mentors || y < 1 || y > learners || found.has(x * 1001 + y)) return;
    found.add(x * 1001 + y);
    pairs.push([x, y]);
  };
  const most = Math.min(entries, mentors * learners);
  switch (one) {
    case "random":
      for (const cell of random.distinct(most, 0, mentors * learners - 1)) {
        add(1 + Math.floor(cell / learners), 1 + (cell % learners));
      }
      break;
    case "planted":
      for (let x = 1; x <= mentors; x += 1) {
        for (let y = 1; y <= extra; y += 1) add(x, y);
        add(x, x);
      }
      break;
    case "path":
      for (let x = 1; x < mentors; x += 1) {
        add(x, x);
        add(x, x + 1);
      }
      add(mentors, 1);
      break;
    case "stairs":
      for (let x = 1; x <= mentors; x += 1) for (let y = 1; y <= x; y += 1) add(x, y);
      break;
    case "near":
      for (let tries = 0; tries < 3 * most && pairs.length < most; tries += 1) {
        const x = random.between(1, mentors);
        add(x, x + random.between(-extra, extra));
      }
      break;
    case "crowd":
      for (let x = 1; x <= mentors; x += 1) {
        for (let y = 1; y <= extra; y += 1) add(x, y);
        if (random.chance(0.3)) add(x, random.between(1, learners));
      }
      break;
    case "few":
      for (let x = 1; x <= mentors; x += 1) {
        for (let i = random.between(2, 3); i > 0; i -= 1) add(x, random.between(1, learners));
      }
      break;
    default:
      throw new Error(`there is no kind of clubs called ${one}`);
  }
  return pairs;
}

function club() {
  const [mentors, learners] = t === 1 ? [a, b] : [random.between(1, a), random.between(1, b)];
  const one = kind === "any" ? random.pick(["random", "planted", "path", "near", "few", "few"]) : kind;
  const pairs = pairsOf(one, mentors, learners, t === 1 ? m : random.between(0, m));
  if (order === "backward") pairs.reverse();
  if (order === "shuffled") {
    const nameOfMentor = random.permutation(mentors);
    const nameOfLearner = random.permutation(learners);
    for (const pair of pairs) {
      pair[0] = nameOfMentor[pair[0] - 1];
      pair[1] = nameOfLearner[pair[1] - 1];
    }
    random.shuffle(pairs);
  }
  return [[mentors, learners, pairs.length], ...pairs];
}
print([[t], ...Array.from({ length: t }, club).flat()]);
