const fs = require("node:fs");

/** Wrong: the key for the end of the line leads before its last character. */
function typeAll(keys) {
  const end = { letter: "", before: null, after: null };
  end.before = end;
  end.after = end;
  let mine = end;
  let other = end;
  for (const key of keys) {
    if (key === "|") {
      [mine, other] = [other, mine];
    } else if (key === "<") {
      if (mine.before !== end) mine = mine.before;
    } else if (key === ">") {
      if (mine !== end) mine = mine.after;
    } else if (key === "^") {
      mine = end.after;
    } else if (key === "$") {
      mine = end.before;
    } else if (key === "-") {
      const gone = mine.before;
      if (gone === end) continue;
      if (other === gone) other = mine;
      mine.before = gone.before;
      gone.before.after = mine;
    } else {
      const added = { letter: key, before: mine.before, after: mine };
      mine.before.after = added;
      mine.before = added;
    }
  }
  const letters = [];
  for (let node = end.after; node !== end; node = node.after) letters.push(node.letter);
  return letters.join("");
}

const keys = fs.readFileSync(0, "utf8").trim();

const text = typeAll(keys);
console.log(text.length);
console.log(text);
