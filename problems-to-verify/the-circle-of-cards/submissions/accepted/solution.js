const fs = require("node:fs");

/**
 * The circle is a doubly linked ring. A child who has been unlinked still knows both neighbours, so the next count starts from there:
 * k steps in one direction, or -k in the other.
 */
function leaveInOrder(s, cards) {
  const children = cards.map((card, i) => ({ number: i + 1, card, before: null, after: null }));
  children.forEach((child, i) => {
    child.after = children[(i + 1) % children.length];
    child.after.before = child;
  });
  const order = [];
  let child = children[children.length - 1]; // the first count of s steps clockwise begins with child 1
  let steps = s;
  while (order.length < cards.length) {
    for (; steps > 0; steps--) child = child.after;
    for (; steps < 0; steps++) child = child.before;
    child.before.after = child.after;
    child.after.before = child.before;
    order.push(child.number);
    steps = child.card;
  }
  return order;
}

const [, s, ...cards] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leaveInOrder(s, cards).join(" "));
