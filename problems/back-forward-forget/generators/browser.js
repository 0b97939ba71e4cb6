// One evening with a browser: `first` visits, then events drawn from `mix` or a repeated `cycle`, and at most 200 000 looks, which are
// `?` or become F.
const { readWords, createRandom, print } = require("./families.js");

const { q, c, first = 0, mix = "VVVBBBFFX?", cycle = "no", seed } = readWords();
const random = createRandom(seed);
let looks = 0;
const events = Array.from({ length: q }, (_unused, i) => {
  const event = i < first ? "V" : cycle === "no" ? random.pick(mix) : cycle[(i - first) % cycle.length];
  if (event !== "?") return event;
  looks += 1;
  return looks <= 200_000 ? "?" : "F";
});
print([[q, c === "any" ? random.between(1, 6) : c], events.join("")]);
