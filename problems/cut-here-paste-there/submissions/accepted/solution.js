const fs = require("node:fs");

/**
 * Scenes form a doubly linked ring through scene 0. Walking along the piece finds its last scene and tells whether b is in it; then six
 * links change.
 */
function cutFilm(n, wishes) {
  const before = new Int32Array(n + 1);
  const behind = new Int32Array(n + 1);
  const link = (one, two) => {
    behind[one] = two;
    before[two] = one;
  };
  for (let i = 0; i < n; i++) link(i, i + 1);
  link(n, 0);

  let refused = 0;
  for (const { a, k, b } of wishes) {
    let last = a;
    let isInside = a === b;
    for (let i = 1; i < k && behind[last] !== 0; i++) {
      last = behind[last];
      if (last === b) isInside = true;
    }
    if (isInside) {
      refused++;
      continue;
    }
    link(before[a], behind[last]);
    const following = behind[b]; // read only now: b may have stood directly before a
    link(b, a);
    link(last, following);
  }
  const scenes = [];
  for (let scene = behind[0]; scene !== 0; scene = behind[scene]) scenes.push(scene);
  return { refused, scenes };
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const wishes = [];
for (let at = 2; at < numbers.length; at += 3) {
  wishes.push({ a: numbers[at], k: numbers[at + 1], b: numbers[at + 2] });
}

const { refused, scenes } = cutFilm(n, wishes);
console.log(refused);
console.log(scenes.join(" "));
