const fs = require("node:fs");

/** Stands for "behind nobody". */
const IN_ARCHIVE = -1;

/**
 * The pictures form a doubly linked ring through picture 0. A change is written down as "from behind whom, to behind whom". When it is
 * undone, all later ones have been undone before, so the wall is as it was directly after it and the note still holds.
 */
function followCurator(n, events) {
  const left = new Int32Array(n + 1); // IN_ARCHIVE for a picture that does not hang
  const right = new Int32Array(n + 1);
  const link = (one, two) => {
    right[one] = two;
    left[two] = one;
  };
  for (let x = 0; x < n; x++) link(x, x + 1);
  link(n, 0);
  /** Takes the picture from where it is and hangs it behind another one, or nowhere. */
  const put = (x, behind) => {
    if (left[x] !== IN_ARCHIVE) link(left[x], right[x]);
    left[x] = IN_ARCHIVE;
    if (behind === IN_ARCHIVE) return;
    const following = right[behind]; // read only now: x may have hung there
    link(behind, x);
    link(x, following);
  };

  const answers = [];
  const inForce = [];
  let undone = [];
  for (const { kind, x, y } of events) {
    if (kind === "M" || kind === "A") {
      undone = []; // what was undone is lost
      const change = { picture: x, from: left[x], to: kind === "M" ? y : IN_ARCHIVE };
      inForce.push(change);
      put(x, change.to);
    } else if (kind === "U" && inForce.length > 0) {
      const change = inForce.pop();
      undone.push(change);
      put(change.picture, change.from);
    } else if (kind === "R" && undone.length > 0) {
      const change = undone.pop();
      inForce.push(change);
      put(change.picture, change.to);
    } else if (kind === "N") {
      answers.push(left[x] === IN_ARCHIVE ? null : { left: left[x], right: right[x] });
    }
  }
  const row = [];
  for (let x = right[0]; x !== 0; x = right[x]) row.push(x);
  return { answers, row };
}

const lines = fs.readFileSync(0, "utf8").trim().split("\n");
const n = Number(lines[0].split(" ")[0]);
const events = lines.slice(1).map((line) => {
  const [kind, x, y] = line.split(" ");
  return { kind, x: Number(x), y: Number(y) };
});

const { answers, row } = followCurator(n, events);
const printed = answers.map((answer) => (answer === null ? "archive" : `${answer.left} ${answer.right}`));
console.log([...printed, row.join(" ")].join("\n"));
