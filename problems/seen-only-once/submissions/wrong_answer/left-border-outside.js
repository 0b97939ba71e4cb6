const fs = require("node:fs");

/** Wrong: leaves out the bird at the left border. */
function countOnce(birds, questions) {
  const n = birds.length;
  const tree = new Int32Array(n + 1);
  const add = (place, value) => {
    for (let at = place; at > 0 && at <= n; at += at & -at) tree[at] += value;
  };
  const sumUpTo = (place) => {
    let sum = 0;
    for (let at = place; at > 0; at -= at & -at) sum += tree[at];
    return sum;
  };

  const latest = new Map(); // species → places of its last bird and of the one before, 0 for none
  const take = (place) => {
    const [last, lastButOne] = latest.get(birds[place - 1]) ?? [0, 0];
    add(place, 1);
    add(last, -2);
    add(lastButOne, 1);
    latest.set(birds[place - 1], [place, last]);
  };

  const answers = new Array(questions.length);
  const order = questions.map((_, i) => i).sort((a, b) => questions[a][1] - questions[b][1]);
  let taken = 0;
  for (const i of order) {
    const [l, r] = questions[i];
    while (taken < r) take(++taken);
    answers[i] = sumUpTo(r) - sumUpTo(l);
  }
  return answers;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const birds = numbers.slice(2, 2 + n);
const questions = Array.from({ length: q }, (_, i) => [numbers[2 + n + 2 * i], numbers[3 + n + 2 * i]]);

console.log(countOnce(birds, questions).join("\n"));
