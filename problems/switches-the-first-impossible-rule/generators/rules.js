// Panels. With t above 1, every panel has its own n and m up to the given ones. kind: random, planted (some setting keeps all rules; with broken=1
// four rules about two switches contradict each other, the last of them after `share` percent of all), chain (a thing leads through half of the
// switches to its opposite, and that through the other half back; with open=1 the last arrow is missing), same (both things of many rules are equal),
// any (each panel another one). order of the rules: shuffled, forward, backward.
const { readWords, createRandom, print } = require("./families.js");

const { t = 1, n, m = 1, kind = "any", broken = 0, share = 100, open = 0, order = "shuffled", seed } = readWords();
const random = createRandom(seed);
const sign = () => (random.chance(0.5) ? 1 : -1);

function chain(size) {
  const name = random.permutation(size).map((number) => sign() * number);
  const middle = Math.floor(size / 2);
  const first = name[0];
  const round = [...name.slice(0, middle + 1), -first, ...name.slice(middle + 1), first];
  const rules = round.slice(1).map((thing, i) => [-round[i], thing]);
  if (open === 1 && size > 1) rules.pop();
  return rules.map((rule) => (random.chance(0.5) ? rule : [rule[1], rule[0]]));
}

function planted(size, count) {
  const holds = Array.from({ length: size + 1 }, (_unused, i) => sign() * i);
  const rules = Array.from({ length: count }, () => {
    const rule = [holds[random.between(1, size)], sign() * random.between(1, size)];
    return random.chance(0.5) ? rule : rule.reverse();
  });
  if (broken === 1 && size > 1 && count >= 4) {
    const [a, b] = random.distinct(2, 1, size);
    const last = Math.max(4, Math.floor((count * share) / 100));
    const places = [...random.distinct(3, 1, last - 1), last];
    for (const [i, rule] of random.shuffle([[a, b], [-a, b], [a, -b], [-a, -b]]).entries()) rules[places[i] - 1] = rule;
  }
  return rules;
}

function rulesOf(some, size, count) {
  switch (some) {
    case "random":
      return Array.from({ length: count }, () => [sign() * random.between(1, size), sign() * random.between(1, size)]);
    case "same":
      return Array.from({ length: count }, () => {
        const thing = sign() * random.between(1, size);
        return random.chance(0.4) ? [thing, thing] : [thing, sign() * random.between(1, size)];
      });
    case "planted":
      return planted(size, count);
    case "chain": {
      const rules = chain(size);
      if (order === "shuffled") return random.shuffle(rules);
      return order === "backward" ? rules.reverse() : rules;
    }
    default:
      throw new Error(`there are no rules called ${some}`);
  }
}

const KINDS = ["random", "random", "random", "random", "planted", "chain", "same"];
const panels = Array.from({ length: t }, () => {
  const size = t === 1 ? n : random.between(1, n);
  const rules = rulesOf(kind === "any" ? random.pick(KINDS) : kind, size, t === 1 ? m : random.between(1, m));
  return [[size, rules.length], ...rules];
});
print([[t], ...panels.flat()]);
