const fs = require("node:fs");

/**
 * Kuhn's algorithm: for each mentor, a depth-first search for a chain in which a learner is taken from another mentor, who
 * takes another learner instead, until one of them is free. O(a * m).
 */
function mostPairs(mentors, learners, fitting) {
  const mentorOf = new Map(); // of each learner who is in a pair
  for (const mentor of fitting.keys()) findLearner(mentor, new Set());
  return mentorOf.size;

  // Can the mentor get a learner, if those who are in pairs may change? Nobody is asked twice in a search.
  function findLearner(mentor, asked) {
    for (const learner of fitting[mentor]) {
      if (asked.has(learner)) continue;
      asked.add(learner);
      if (!mentorOf.has(learner) || findLearner(mentorOf.get(learner), asked)) {
        mentorOf.set(learner, mentor);
        return true;
      }
    }
    return false;
  }
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const answers = [];
for (let t = numbers[at++]; t > 0; t--) {
  const [a, b, m] = [numbers[at++], numbers[at++], numbers[at++]];
  const fitting = Array.from({ length: a }, () => []);
  for (let i = 0; i < m; i++) {
    const x = numbers[at++] - 1;
    fitting[x].push(numbers[at++] - 1);
  }
  answers.push(mostPairs(a, b, fitting));
}
console.log(answers.join("\n"));
