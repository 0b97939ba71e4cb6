// Wishes for one film: `kind` says how long the pieces are and where they lie; `mix` gives the shares of the kinds of wishes.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, kind = "random", mix = "MMTTQ", seed } = readWords();
const random = createRandom(seed);

function piece(i) {
  const at = (place) => Math.max(1, Math.min(n, place));
  switch (kind) {
    case "short": {
      const l = random.between(1, n);
      return [l, at(l + random.between(0, 9))];
    }
    case "long": {
      const l = random.between(1, Math.ceil(n / 10));
      return [l, at(n - random.between(0, Math.floor(n / 10)))];
    }
    case "front":
      // Always near the beginning: the same places are cut again and again.
      return [1, at(random.between(1, 50))].sort((a, b) => a - b);
    case "one-picture": {
      const l = random.between(1, n);
      return [l, l];
    }
    case "everything":
      return i % 3 === 0 ? [1, n] : [random.between(1, Math.ceil(n / 2)), n];
    case "in-order": {
      // Cuts move from the beginning to the end in even steps.
      const step = Math.max(1, Math.floor(n / q));
      const l = at(1 + i * step);
      return [l, at(l + Math.floor(step / 2))];
    }
    default: {
      const ends = [random.between(1, n), random.between(1, n)];
      return ends.sort((a, b) => a - b);
    }
  }
}
const lines = [];
for (let i = 0; i < q; i += 1) {
  const wish = i === q - 1 ? "Q" : random.pick(mix);
  if (wish === "Q") {
    const edge = random.chance(0.1) ? random.pick([1, n]) : random.between(1, n);
    lines.push(["Q", kind === "front" ? random.between(1, Math.min(n, 60)) : edge]);
    continue;
  }
  const [l, r] = piece(i);
  if (wish === "T") lines.push(["T", l, r]);
  else {
    const most = n - (r - l + 1);
    lines.push(["M", l, r, kind === "front" ? random.between(0, Math.min(most, 50)) : random.between(0, most)]);
  }
}
print([[n, q], ...lines]);
