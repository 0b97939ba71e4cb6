const fs = require("node:fs");

/** Too slow: attaches each merged piece by walking from the very first coach to the last one. */
const [n, ...weights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let train = null;
for (let i = n - 1; i >= 0; i--) train = { number: i + 1, weight: weights[i], next: train, nextBefore: null };

function cutPiece(piece) {
  if (piece === null) return null;
  let last = piece;
  while (last.next !== null && last.next.weight >= last.weight) last = last.next;
  const rest = last.next;
  last.next = null;
  return rest;
}

let rounds = 0;
let newCouplings = 0;
for (;;) {
  for (let coach = train; coach !== null; coach = coach.next) coach.nextBefore = coach.next;
  let rest = cutPiece(train);
  if (rest === null) break;
  rounds++;
  const dummy = { next: null };
  let one = train;
  while (one !== null) {
    let two = rest;
    const following = cutPiece(two);
    let last = dummy;
    while (last.next !== null) last = last.next;
    while (one !== null || two !== null) {
      if (one === null || (two !== null && two.weight < one.weight)) {
        last.next = two;
        two = two.next;
      } else {
        last.next = one;
        one = one.next;
      }
      last = last.next;
    }
    last.next = null;
    one = following;
    rest = cutPiece(one);
  }
  train = dummy.next;
  for (let coach = train; coach !== null; coach = coach.next) {
    if (coach.next !== null && coach.next !== coach.nextBefore) newCouplings++;
  }
}
const numbers = [];
for (let coach = train; coach !== null; coach = coach.next) numbers.push(coach.number);
console.log(`${rounds} ${newCouplings}`);
console.log(numbers.join(" "));
