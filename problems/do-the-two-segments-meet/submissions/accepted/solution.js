const fs = require("node:fs");

/**
 * The sign of a cross product says on which side of a line a point lies, without any fraction. Two segments that do not lie on one
 * line meet if neither has both ends strictly on one side of the other. On one line, the common points reach from the later
 * beginning to the earlier end.
 */
function commonPoints(one, two) {
  const p = side(two, one.p);
  const q = side(two, one.q);
  const r = side(one, two.p);
  const s = side(one, two.q);
  const isOneLine = [p, q, r, s].every((side) => side === 0);
  if (!isOneLine) return p * q <= 0 && r * s <= 0 ? 1 : 0;
  const [oneBegin, oneEnd] = inOrder(one.p, one.q);
  const [twoBegin, twoEnd] = inOrder(two.p, two.q);
  const [, begin] = inOrder(oneBegin, twoBegin);
  const [end] = inOrder(oneEnd, twoEnd);
  if (begin.x === end.x && begin.y === end.y) return 1;
  return isEarlier(begin, end) ? 2 : 0;
}

/** 1 if c lies to the left of the line, -1 if to the right, 0 if on it (or if the segment is a point). */
function side({ p: a, q: b }, c) {
  // These products need 64 bits.
  const cross = BigInt(b.x - a.x) * BigInt(c.y - a.y) - BigInt(b.y - a.y) * BigInt(c.x - a.x);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

function inOrder(a, b) {
  return isEarlier(a, b) ? [a, b] : [b, a];
}

function isEarlier(a, b) {
  return a.x !== b.x ? a.x < b.x : a.y < b.y;
}

const [, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const words = ["none", "one", "many"];
const answers = [];
for (let at = 0; at < numbers.length; at += 8) {
  const [p, q, r, s] = [0, 2, 4, 6].map((i) => ({ x: numbers[at + i], y: numbers[at + i + 1] }));
  answers.push(words[commonPoints({ p, q }, { p: r, q: s })]);
}
console.log(answers.join("\n"));
