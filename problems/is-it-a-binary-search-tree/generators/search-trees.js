// Binary search trees of one shape, and such that are spoiled in one way. spoil: none, equal-left (a key that equals the next one, below
// which it lies to the left), far (a key is too large for the root, but fits its parent), swap (two keys change places), any
// (each tree in another way). keys: tight (steps of 0 and 1), ones (steps of 1), wide (all that fits into 32 bits).
const { readWords, createRandom, print } = require("./families.js");

const { t = 1, n, shape = "random", spoil = "any", keys = "tight", labels = "shuffled", seed } = readWords();
const random = createRandom(seed);
const LOW = -(2 ** 31);
const HIGH = 2 ** 31 - 1;

/** left[v] and right[v] for v = 1..size, where 1 is the root and 0 is nobody. */
function makeShape(size) {
  const children = Array.from({ length: size + 1 }, () => [0, 0]);
  const sideOf = { left: () => 0, right: () => 1, zigzag: (v) => v % 2, line: () => random.between(0, 1) }[shape];
  if (sideOf !== undefined) {
    for (let v = 2; v <= size; v += 1) children[v - 1][sideOf(v)] = v;
    return children;
  }
  const free = [[1, 0], [1, 1]];
  for (let v = 2; v <= size; v += 1) {
    const at = random.between(0, free.length - 1);
    const [parent, side] = free[at];
    children[parent][side] = v;
    free[at] = free.at(-1);
    free.pop();
    free.push([v, 0], [v, 1]);
  }
  return children;
}

function inorder(children) {
  const order = [];
  const path = [];
  for (let v = 1; v !== 0 || path.length > 0; ) {
    while (v !== 0) {
      path.push(v);
      v = children[v][0];
    }
    v = path.pop();
    order.push(v);
    v = children[v][1];
  }
  return order;
}

function makeTree(size, way) {
  const children = makeShape(size);
  const order = inorder(children);
  const key = [0];
  if (keys === "wide") {
    const some = [LOW, HIGH, ...random.distinct(size, LOW + 1, HIGH - 1)].slice(0, size).sort((a, b) => a - b);
    order.forEach((v, i) => {
      key[v] = some[i];
    });
  } else {
    let last = random.between(-size, size);
    order.forEach((v, i) => {
      // The next one lies to the right of the one before only if that has a right child.
      const mayBeEqual = keys === "tight" && (i === 0 || children[order[i - 1]][1] !== 0);
      last += mayBeEqual ? random.between(0, 1) : 1;
      key[v] = last;
    });
  }
  if (way === "equal-left") {
    const places = order.map((_unused, i) => i).filter((i) => i + 1 < size && children[order[i]][1] === 0);
    if (places.length > 0) {
      const i = random.pick(places);
      key[order[i]] = key[order[i + 1]];
    }
  } else if (way === "far") {
    const i = order.indexOf(1);
    if (i > 0) key[order[i - 1]] = Math.min(HIGH, key[1] + 1);
  } else if (way === "swap") {
    const [one, two] = [random.between(1, size), random.between(1, size)];
    [key[one], key[two]] = [key[two], key[one]];
  } else if (way !== "none") throw new Error(`no tree is spoiled by ${way}`);

  const rest = Array.from({ length: size - 1 }, (_unused, i) => i + 2);
  const name = [0, 1, ...(labels === "in-order" ? rest : random.shuffle(rest))];
  const lines = [];
  for (let v = 1; v <= size; v += 1) lines[name[v] - 1] = [key[v], ...children[v].map((child) => name[child])];
  return [[size], ...lines];
}

const trees = Array.from({ length: t }, () =>
  makeTree(t === 1 ? n : random.between(1, n), spoil === "any" ? random.pick(["none", "none", "equal-left", "far", "swap"]) : spoil),
);
print([[t], ...trees.flat()]);
