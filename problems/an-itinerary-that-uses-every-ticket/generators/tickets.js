// Piles of tickets. With t above 1, every pile has its own n and m up to the given ones. kind: walk (of a random journey), closed (a round trip),
// changed (a walk of which one ticket is another one), apart (two round trips without a common airport), random, chain (through all airports once),
// two-way (a chain there and back), flower (round trips of three that share an airport), turn (a walk in one direction with a ticket turned round),
// any (each pile another one). order: shuffled or forward; names: mixed or as they are.
const { readWords, createRandom, print } = require("./families.js");

const { t = 1, n, m = 1, kind = "any", order = "shuffled", names = "mixed", seed } = readWords();
const random = createRandom(seed);

/** A journey of `count` flights among the airports low..high. */
function walk(low, high, count) {
  const tickets = [];
  let here = random.between(low, high);
  for (let i = 0; i < count; i += 1) {
    const next = random.between(low, high);
    tickets.push([here, next]);
    here = next;
  }
  return tickets;
}
function closed(low, high, count) {
  const tickets = walk(low, high, count);
  tickets[count - 1][1] = tickets[0][0];
  return tickets;
}
function ticketsOf(some, size, count) {
  switch (some) {
    case "walk":
      return walk(1, size, count);
    case "closed":
      return closed(1, size, count);
    case "changed": {
      const tickets = walk(1, size, count);
      random.pick(tickets)[random.between(0, 1)] = random.between(1, size);
      return tickets;
    }
    case "turn": {
      const tickets = closed(1, size, count);
      random.pick(tickets).reverse();
      return tickets;
    }
    case "apart": {
      if (size < 2 || count < 2) return closed(1, size, count);
      const middle = random.between(1, size - 1);
      const share = random.between(1, count - 1);
      return [...closed(1, middle, share), ...closed(middle + 1, size, count - share)];
    }
    case "random":
      return Array.from({ length: count }, () => [random.between(1, size), random.between(1, size)]);
    case "chain":
      return Array.from({ length: Math.max(1, size - 1) }, (_unused, i) => [i + 1, Math.min(size, i + 2)]);
    case "two-way": {
      const there = ticketsOf("chain", size, count);
      return [...there, ...there.map(([a, b]) => [b, a])];
    }
    case "flower":
      return Array.from({ length: Math.max(1, Math.floor((size - 1) / 2)) }, (_unused, i) => [
        [1, Math.min(size, 2 * i + 2)],
        [Math.min(size, 2 * i + 2), Math.min(size, 2 * i + 3)],
        [Math.min(size, 2 * i + 3), 1],
      ]).flat();
    default:
      throw new Error(`there are no tickets called ${some}`);
  }
}

const KINDS = ["walk", "walk", "walk", "walk", "closed", "closed", "changed", "apart", "turn", "random"];
const piles = Array.from({ length: t }, () => {
  const size = t === 1 ? n : random.between(1, n);
  const some = kind === "any" ? random.pick(KINDS) : kind;
  let tickets = ticketsOf(some, size, t === 1 ? m : random.between(1, m));
  if (names === "mixed") {
    const name = random.permutation(size);
    tickets = tickets.map(([a, b]) => [name[a - 1], name[b - 1]]);
  }
  if (order === "shuffled") tickets = random.shuffle(tickets);
  return [[size, tickets.length], ...tickets];
});
print([[t], ...piles.flat()]);
