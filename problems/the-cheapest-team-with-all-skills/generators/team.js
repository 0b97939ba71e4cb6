// People with skills and wages.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, k, low = 0, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const all = Array.from({ length: k }, (_unused, i) => i);
const some = (share) => all.filter(() => random.chance(share));

function skillsOf(person) {
  switch (kind) {
    case "random":
      return some(0.3);
    case "few":
      return random.distinct(Math.min(k, random.between(1, 3)), 0, k - 1);
    case "fair":
      return random.distinct(Math.min(k, random.between(1, 5)), 0, k - 1);
    case "many":
      return some(0.7);
    case "one-each":
      return [person % k];
    case "one-missing":
      return some(0.5).filter((skill) => skill !== k - 1);
    default:
      throw new Error(`there is no kind of people called ${kind}`);
  }
}
const people = Array.from({ length: n }, (_unused, person) => {
  const skills = skillsOf(person);
  // Fair: about the same for each skill, so that no choice is obvious.
  const fair = Math.floor((high / k) * skills.length * (0.8 + random.between(0, 40) / 100));
  const wage = kind === "fair" ? Math.min(high, Math.max(low, fair)) : random.between(low, high);
  return { wage, skills };
});
random.shuffle(people);
const pairs = random.shuffle(people.flatMap(({ skills }, i) => skills.map((skill) => [i + 1, skill])));
print([[n, k, pairs.length], people.map(({ wage }) => wage), ...pairs]);
