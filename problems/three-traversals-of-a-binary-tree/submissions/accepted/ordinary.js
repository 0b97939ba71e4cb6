// The three orders as three functions.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  const root = rows[0][1];

  function preorder(v, result) {
    if (v === 0) return;
    result.push(v);
    preorder(rows[v][0], result);
    preorder(rows[v][1], result);
  }

  function inorder(v, result) {
    if (v === 0) return;
    inorder(rows[v][0], result);
    result.push(v);
    inorder(rows[v][1], result);
  }

  function postorder(v, result) {
    if (v === 0) return;
    postorder(rows[v][0], result);
    postorder(rows[v][1], result);
    result.push(v);
  }

  for (const order of [preorder, inorder, postorder]) {
    const result = [];
    order(root, result);
    console.log(result.join(" "));
  }
});
