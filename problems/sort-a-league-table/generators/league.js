// A league: kind says in which keys the teams are level.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, games = 1, goals = 1, letters, seed } = readWords();
const random = createRandom(seed);

/** Different names of at most so many letters, many of them the beginning of another one. */
function differentNames() {
  const count = Array.from({ length: letters }, (_unused, i) => 26 ** (i + 1)).reduce((sum, each) => sum + each);
  return random.distinct(n, 1, count).map((number) => {
    let name = "";
    for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
      name = String.fromCharCode(97 + ((left - 1) % 26)) + name;
    }
    return name;
  });
}

function numbers() {
  const scored = random.between(0, goals);
  switch (kind) {
    case "random":
      return [random.between(0, games), random.between(0, games), scored, random.between(0, goals)];
    case "level": {
      // Equal points from different numbers of wins.
      const wins = random.between(0, Math.floor(games / 3));
      return [wins, games - 3 * wins, scored, random.between(0, goals)];
    }
    case "difference": {
      // Few points and few differences, from very different goals.
      const conceded = Math.max(0, scored - random.between(-1, 1));
      return [random.between(0, 1), random.between(0, 3), scored, conceded];
    }
    case "apart":
      return [500, 500 + random.between(0, 1), 5000 + random.between(0, 1), 5000 + random.between(0, 1)];
    case "names":
      return [0, 0, 0, 0];
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}

print([[n], ...differentNames().map((name) => [name, ...numbers()])]);
