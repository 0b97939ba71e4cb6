const fs = require("node:fs");

/**
 * The next node of the preorder is the root of the piece of the inorder that is built; the nodes before it there are its left
 * subtree, those behind it the right one. With the places in the inorder noted, each node costs constant time. O(n).
 */
function postorderOf(preorder, inorder) {
  const placeInInorder = [];
  for (const [i, node] of inorder.entries()) placeInInorder[node] = i;
  const postorder = [];
  let next = 0;

  /** The subtree whose nodes stand in the inorder from the place `first` to the place `last`. */
  function build(first, last) {
    if (first > last) return;
    const root = preorder[next++];
    const place = placeInInorder[root];
    build(first, place - 1);
    build(place + 1, last);
    postorder.push(root);
  }
  build(0, inorder.length - 1);
  return postorder;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const preorder = numbers.slice(1, 1 + n);
const inorder = numbers.slice(1 + n);
console.log(postorderOf(preorder, inorder).join(" "));
