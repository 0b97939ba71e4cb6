const fs = require("node:fs");

/**
 * "At least one of a and b" means "if not a, then b" and "if not b, then a". Rules contradict each other exactly if a thing and its opposite lie in one
 * strongly connected component of these arrows. With more rules that stays so: binary search for the first one. O((n + m) log m).
 */
function firstImpossible(n, rules) {
  const arrows = drawArrows(n, rules);
  let possible = 0;
  let impossible = rules.length;
  if (canBeKept(arrows, impossible)) return null;
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2);
    if (canBeKept(arrows, middle)) possible = middle;
    else impossible = middle;
  }
  return impossible;
}

/** The arrows from each thing, in the order of the rules. */
function drawArrows(n, rules) {
  const arrows = Array.from({ length: 2 * n + 2 }, () => []);
  for (const [rule, [one, other]] of rules.entries()) {
    arrows[thing(-one)].push({ to: thing(other), rule });
    arrows[thing(-other)].push({ to: thing(one), rule });
  }
  return arrows;
}

/** 2i: switch i is on, 2i + 1: it is off. */
function thing(number) {
  return number > 0 ? 2 * number : -2 * number + 1;
}

/** Whether some setting keeps the first `count` rules. */
function canBeKept(arrows, count) {
  const component = componentsOf(arrows, count);
  for (let on = 2; on < arrows.length; on += 2) if (component[on] === component[on + 1]) return false;
  return true;
}

/** Tarjan's algorithm with a stack of its own, along the arrows of the first `count` rules. */
function componentsOf(arrows, count) {
  const component = new Int32Array(arrows.length); // 0: none yet
  const number = new Int32Array(arrows.length);
  const low = new Int32Array(arrows.length);
  const nextArrow = new Int32Array(arrows.length);
  const path = [];
  const open = [];
  let entered = 0;
  let finished = 0;
  for (const start of arrows.keys()) {
    if (number[start] === 0) path.push(start);
    while (path.length > 0) {
      const here = path.at(-1);
      if (number[here] === 0) {
        number[here] = low[here] = ++entered;
        open.push(here);
      }
      const arrow = arrows[here][nextArrow[here]++];
      if (arrow !== undefined && arrow.rule < count) {
        const { to } = arrow;
        if (number[to] === 0) path.push(to);
        else if (component[to] === 0) low[here] = Math.min(low[here], number[to]);
        continue;
      }
      path.pop();
      if (path.length > 0) low[path.at(-1)] = Math.min(low[path.at(-1)], low[here]);
      if (low[here] < number[here]) continue;
      finished++;
      let member;
      do {
        member = open.pop();
        component[member] = finished;
      } while (member !== here);
    }
  }
  return component;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const answers = [];
for (let t = numbers[at++]; t > 0; t--) {
  const n = numbers[at++];
  const m = numbers[at++];
  const rules = [];
  for (let r = 0; r < m; r++) rules.push([numbers[at++], numbers[at++]]);
  answers.push(firstImpossible(n, rules) ?? "NONE");
}
console.log(answers.join("\n"));
