// Wrong: asks that the keys always rise in inorder, which forbids equal keys to the right.
const lines = require("readline").createInterface({ input: process.stdin });
const rows = [];
lines.on("line", (line) => rows.push(line.split(" ").map(Number)));
lines.on("close", () => {
  let next = 1;
  for (let t = 0; t < rows[0][0]; t++) {
    const n = rows[next][0];
    const tree = rows.slice(next, next + n + 1);
    next += n + 1;
    let before = null;
    let ok = true;
    const visit = (v) => {
      if (v === 0) return;
      visit(tree[v][1]);
      if (before !== null) {
        if (before[0] >= tree[v][0]) ok = false;
      }
      before = tree[v];
      visit(tree[v][2]);
    };
    visit(1);
    console.log(ok ? "YES" : "NO");
  }
});
