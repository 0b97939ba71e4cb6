const fs = require("node:fs");

/**
 * Every way is a tail and a cycle. Beyond the tail, the rest of k by the length of the cycle counts; within it there are less than n jumps,
 * taken in powers of two.
 */
function follow(cards, questions) {
  const n = cards.length - 1;
  // What nobody jumps to is no part of a cycle; take it away, and again. What remains are the cycles.
  const jumpsTo = new Int32Array(n + 1);
  for (let i = 1; i <= n; i++) jumpsTo[cards[i]]++;
  const removed = [];
  for (let i = 1; i <= n; i++) if (jumpsTo[i] === 0) removed.push(i);
  for (const place of removed) {
    jumpsTo[cards[place]]--;
    if (jumpsTo[cards[place]] === 0) removed.push(cards[place]); // the loop comes to it later
  }
  const tail = new Int32Array(n + 1);
  const length = new Int32Array(n + 1); // of the cycle that a place leads to
  for (let i = 1; i <= n; i++) {
    if (jumpsTo[i] === 0 || length[i] !== 0) continue;
    let around = 1;
    for (let at = cards[i]; at !== i; at = cards[at]) around++;
    length[i] = around;
    for (let at = cards[i]; at !== i; at = cards[at]) length[at] = around;
  }
  for (const place of removed.reverse()) {
    tail[place] = tail[cards[place]] + 1;
    length[place] = length[cards[place]];
  }

  const left = questions.map(({ start, jumps }) => {
    const before = BigInt(tail[start]);
    return jumps < before ? Number(jumps) : tail[start] + Number((jumps - before) % BigInt(length[start]));
  });
  const answers = questions.map(({ start, jumps }) => {
    const most = tail[start] + length[start];
    return { place: start, different: jumps < BigInt(most) ? Number(jumps) + 1 : most };
  });
  let power = Int32Array.from(cards);
  for (let bit = 1; bit <= n; bit *= 2) {
    answers.forEach((answer, j) => {
      if ((left[j] & bit) !== 0) answer.place = power[answer.place];
    });
    power = power.map((place) => power[place]);
  }
  return answers;
}

const words = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const n = Number(words[0]);
const cards = [0, ...words.slice(2, 2 + n).map(Number)];
const questions = [];
for (let at = 2 + n; at < words.length; at += 2) {
  questions.push({ start: Number(words[at]), jumps: BigInt(words[at + 1]) });
}
console.log(
  follow(cards, questions)
    .map(({ place, different }) => `${place} ${different}`)
    .join("\n"),
);
