const fs = require("node:fs");

/** Wrong: changes the clockwise link only, so children who have left are counted in the other direction. */
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
    order.push(child.number);
    steps = child.card;
  }
  return order;
}

const [, s, ...cards] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(leaveInOrder(s, cards).join(" "));
