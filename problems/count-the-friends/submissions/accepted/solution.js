const fs = require("node:fs");

/** Every friendship raises the counters of two people. */
function countFriends(n, pairs) {
  const friends = new Array(n).fill(0); // of person 1 at place 0
  for (const person of pairs.flat()) friends[person - 1]++;
  const most = Math.max(...friends);
  return [friends.indexOf(most) + 1, most, friends.filter((count) => count === 0).length];
}

const [[n], ...pairs] = fs
  .readFileSync(0, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));

console.log(countFriends(n, pairs).join(" "));
