// One day at the lift. Weighted kinds of events: `mix` is a text such as AAAOEL from which each event is drawn; `arrivals` guests
// come first, and `cycle` repeats a pattern instead of drawing. `floors` is a family of values, or last-alone: only the last of the
// guests who come first wants to go to `high`.
const { readWords, createRandom, values, print } = require("./families.js");

const { q, arrivals = 0, mix = "AAAOEL", cycle = "no", floors = "random", low = -1000, high = 1000, seed } = readWords();
const random = createRandom(seed);
const floorOf =
  floors === "last-alone"
    ? Array.from({ length: q }, (_unused, i) => (i === arrivals - 1 ? high : low))
    : values(random, floors, { n: q, low, high });

const lines = [];
for (let i = 0; i < q; i += 1) {
  const late = i - arrivals;
  const event = late < 0 ? "A" : cycle === "no" ? random.pick(mix) : cycle[late % cycle.length];
  lines.push(event === "A" ? `A ${floorOf[i]}` : event);
}
if (!lines.includes("L")) lines[q - 1] = "L";
print([[q], ...lines]);
