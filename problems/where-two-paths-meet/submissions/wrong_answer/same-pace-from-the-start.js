const fs = require("node:fs");

/** Wrong: lets both go at the same pace from where they set out. */
function joinOf(one, two) {
  while (one !== two) {
    one = one?.next ?? null;
    two = two?.next ?? null;
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
