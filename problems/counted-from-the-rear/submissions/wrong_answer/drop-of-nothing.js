const fs = require("node:fs");

/** Wrong: does not count a D without coaches as a refusal. */
function followTrain(k, events) {
  const ring = { number: 0, before: null, after: null };
  ring.before = ring;
  ring.after = ring;
  let marked = ring; // the k-th coach from the rear
  let arrived = 0;
  let count = 0;
  let refusals = 0;
  for (const event of events) {
    if (event === "A") {
      arrived++;
      const coach = { number: arrived, before: ring.before, after: ring };
      ring.before.after = coach;
      ring.before = coach;
      count++;
      if (count >= k) marked = marked.after;
    } else if (count < (event === "R" ? k : 1)) {
      if (event === "R") refusals++;
    } else {
      const gone = event === "R" ? marked : ring.before;
      if (count >= k) marked = marked.before; // the coaches behind it are one fewer, or it goes itself
      gone.before.after = gone.after;
      gone.after.before = gone.before;
      count--;
    }
  }
  const coaches = [];
  for (let coach = ring.after; coach !== ring; coach = coach.after) coaches.push(coach.number);
  return { coaches, refusals };
}

const [, k, events] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const { coaches, refusals } = followTrain(Number(k), events);
console.log(`${coaches.length} ${refusals}`);
console.log(coaches.join(" "));
