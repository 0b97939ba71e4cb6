// One day in the yard: `first` coaches arrive, and then events are drawn from `mix` or repeat `cycle`.
const { readWords, createRandom, print } = require("./families.js");

const { q, k, first = 0, mix = "AAARD", cycle = "no", seed } = readWords();
const random = createRandom(seed);
const events = Array.from({ length: q }, (_unused, i) => {
  if (i < first) return "A";
  return cycle === "no" ? random.pick(mix) : cycle[(i - first) % cycle.length];
});
print([[q, k === "any" ? random.between(1, Math.max(1, Math.floor(q / 3))) : k], events.join("")]);
