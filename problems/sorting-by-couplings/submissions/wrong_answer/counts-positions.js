const fs = require("node:fs");

/** Wrong: counts the end of the train as a new coupling whenever another coach comes last. */
function sortTrain(first) {
  let rounds = 0;
  let newCouplings = 0;
  for (;;) {
    for (let coach = first; coach !== null; coach = coach.next) coach.nextBefore = coach.next;
    let rest = cutPiece(first);
    if (rest === null) return { rounds, newCouplings, first };
    rounds++;
    const dummy = { next: null };
    let last = dummy;
    let one = first;
    while (one !== null) {
      const two = rest;
      const following = cutPiece(two);
      last = merge(last, one, two);
      one = following;
      rest = cutPiece(one);
    }
    first = dummy.next;
    for (let coach = first; coach !== null; coach = coach.next) {
      if (coach.next !== coach.nextBefore) newCouplings++;
    }
  }
}

// Cuts the train behind its first sorted piece and returns what follows.
function cutPiece(piece) {
  if (piece === null) return null;
  let last = piece;
  while (last.next !== null && last.next.weight >= last.weight) last = last.next;
  const rest = last.next;
  last.next = null;
  return rest;
}

// Attaches both pieces behind `last`, merged, and returns the new last coach.
function merge(last, one, two) {
  while (one !== null && two !== null) {
    if (two.weight < one.weight) {
      last.next = two;
      two = two.next;
    } else {
      last.next = one; // the earlier piece wins a tie
      one = one.next;
    }
    last = last.next;
  }
  last.next = one ?? two;
  while (last.next !== null) last = last.next;
  return last;
}

const [n, ...weights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let train = null;
for (let i = n - 1; i >= 0; i--) {
  train = { number: i + 1, weight: weights[i], next: train, nextBefore: null };
}

const { rounds, newCouplings, first } = sortTrain(train);
const numbers = [];
for (let coach = first; coach !== null; coach = coach.next) numbers.push(coach.number);
console.log(`${rounds} ${newCouplings}`);
console.log(numbers.join(" "));
