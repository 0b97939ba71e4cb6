const fs = require("node:fs");

/**
 * From the signpost where two walks join, both have equally far to go. So the longer walk is shortened until both are equal, and
 * then the hikers go at the same pace until they stand at the same signpost.
 */
function joinOf(one, two) {
  let ahead = lengthOfWalk(one) - lengthOfWalk(two);
  for (; ahead > 0; ahead--) one = one.next;
  for (; ahead < 0; ahead++) two = two.next;
  while (one !== two) {
    one = one.next; // both reach the valley at the same time, so this ends
    two = two.next;
  }
  return one;
}

function lengthOfWalk(post) {
  let length = 0;
  for (; post !== null; post = post.next) length++;
  return length;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, q] = numbers;
const posts = [null]; // the valley
for (let i = 1; i <= n; i++) posts.push({ name: numbers[2 * i], next: null });
for (let i = 1; i <= n; i++) posts[i].next = posts[numbers[2 * i + 1]];

const out = [];
for (let i = 0, at = 2 + 2 * n; i < q; i++, at += 2) {
  out.push(joinOf(posts[numbers[at]], posts[numbers[at + 1]])?.name ?? 0);
}
console.log(out.join("\n"));
