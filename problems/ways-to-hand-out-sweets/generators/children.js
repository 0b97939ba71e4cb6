// Children with the bounds of one kind.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, k, high = 50_000, seed } = readWords();
const random = createRandom(seed);

/** k in n parts, at random. */
function parts() {
  const borders = Array.from({ length: n - 1 }, () => random.between(0, k)).sort((a, b) => a - b);
  return [...borders, k].map((border, i) => border - (i === 0 ? 0 : borders[i - 1]));
}

function bounds() {
  const child = () => {
    const [a, b] = [random.between(0, high), random.between(0, high)];
    switch (kind) {
      case "random":
        return [Math.min(a, b), Math.max(a, b)];
      case "high-least":
        return [Math.min(high, Math.floor((high * 2) / 5) + (a % 9)), high];
      case "from-zero":
        return [0, a];
      case "free":
        return [0, 50_000];
      default:
        throw new Error(`there is no kind called ${kind}`);
    }
  };
  // Exactly one way, or a little room for each child.
  if (kind === "exact") return parts().map((part) => [part, part]);
  if (kind === "nearly-all") return parts().map((part) => [Math.max(0, part - random.between(0, 3)), part + random.between(0, 2)]);
  return Array.from({ length: n }, child);
}
print([[n, k], ...bounds()]);
