const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, q] = lines[0].split(" ").map(Number);
  const pictures = [];
  for (let i = 0; i <= n; i++) pictures.push({ number: i, prev: null, next: null, onWall: true });
  for (let i = 1; i <= n; i++) {
    pictures[i].prev = pictures[i - 1];
    pictures[i - 1].next = pictures[i];
  }
  function move(picture, toWall, left) {
    if (picture.onWall) {
      picture.prev.next = picture.next;
      if (picture.next) picture.next.prev = picture.prev;
      picture.onWall = false;
    }
    if (toWall) {
      picture.prev = left;
      picture.next = left.next;
      if (left.next) left.next.prev = picture;
      left.next = picture;
      picture.onWall = true;
    }
  }
  const undo = [];
  let redo = [];
  for (let i = 1; i <= q; i++) {
    const parts = lines[i].split(" ");
    const picture = pictures[Number(parts[1])];
    if (parts[0] === "M" || parts[0] === "A") {
      const change = {
        picture,
        before: { onWall: picture.onWall, left: picture.prev },
        after: { onWall: parts[0] === "M", left: parts[0] === "M" ? pictures[Number(parts[2])] : null },
      };
      move(picture, change.after.onWall, change.after.left);
      undo.push(change);
      redo = [];
    } else if (parts[0] === "U") {
      if (undo.length > 0) {
        const change = undo.pop();
        move(change.picture, change.before.onWall, change.before.left);
        redo.push(change);
      }
    } else if (parts[0] === "R") {
      if (redo.length > 0) {
        const change = redo.pop();
        move(change.picture, change.after.onWall, change.after.left);
        undo.push(change);
      }
    } else if (picture.onWall) {
      console.log(`${picture.prev.number} ${picture.next ? picture.next.number : 0}`);
    } else {
      console.log("archive");
    }
  }
  const row = [];
  for (let p = pictures[0].next; p; p = p.next) row.push(p.number);
  console.log(row.join(" "));
});
