const { openInput } = require("./strict-input.js");

const input = openInput();
const n = input.int("n", 1, 100_000);
input.newline();
const preorder = input.ints("preorder", n, 1, n);
const inorder = input.ints("inorder", n, 1, n);
input.check(new Set(preorder).size === n, "a node is listed twice in preorder");
const place = new Array(n + 1).fill(-1);
for (const [i, node] of inorder.entries()) {
  input.check(place[node] === -1, "a node is listed twice in inorder");
  place[node] = i;
}
// The pieces of the inorder that are still to be built, the next one on top.
const pieces = [[0, n - 1]];
let next = 0;
while (pieces.length > 0) {
  const [first, last] = pieces.pop();
  if (first > last) continue;
  const root = place[preorder[next]];
  next += 1;
  input.check(root >= first && root <= last, "the two lists do not belong to one tree");
  pieces.push([root + 1, last], [first, root - 1]);
}
input.end();
