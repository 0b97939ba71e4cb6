const fs = require("node:fs");

/** Wrong: does nothing if there are less than k letters to delete. */
class Editor {
  constructor() {
    const empty = { lastLetter: "-", length: 0, parent: null, jump: null, firstChild: null, nextSibling: null };
    empty.parent = empty;
    empty.jump = empty;
    this.after = [empty]; // the text after each event
    this.text = empty;
  }

  becomes(text) {
    this.text = text;
    this.after.push(text);
  }

  type(letter) {
    const parent = this.text;
    let child = parent.firstChild;
    while (child !== null && child.lastLetter !== letter) child = child.nextSibling;
    if (child === null) {
      const middle = parent.jump;
      const areEqual = parent.length - middle.length === middle.length - middle.jump.length;
      child = {
        lastLetter: letter,
        length: parent.length + 1,
        parent,
        jump: areEqual ? middle.jump : parent,
        firstChild: null,
        nextSibling: parent.firstChild,
      };
      parent.firstChild = child;
    }
    this.becomes(child);
  }

  deleteLast(count) {
    this.becomes(beginningOf(this.text, count > this.text.length ? this.text.length : this.text.length - count));
  }

  goBackTo(event) {
    this.becomes(this.after[event]);
  }

  letterAt(place) {
    this.becomes(this.text);
    return place > this.text.length ? "-" : beginningOf(this.text, place).lastLetter;
  }

  commonWith(event) {
    this.becomes(this.text);
    const length = Math.min(this.text.length, this.after[event].length);
    let one = beginningOf(this.text, length);
    let two = beginningOf(this.after[event], length);
    // Texts of equal length have jumps of equal length.
    while (one !== two) {
      const canJump = one.jump !== two.jump;
      one = canJump ? one.jump : one.parent;
      two = canJump ? two.jump : two.parent;
    }
    return one.length;
  }
}

// The first `length` letters of a text, as a text.
function beginningOf(text, length) {
  let found = text;
  while (found.length > length) found = found.jump.length >= length ? found.jump : found.parent;
  return found;
}

const [, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const editor = new Editor();
const out = [];
for (const event of events) {
  const word = event.slice(2);
  if (event[0] === "T") editor.type(word);
  else if (event[0] === "B") editor.deleteLast(Number(word));
  else if (event[0] === "G") editor.goBackTo(Number(word));
  else if (event[0] === "L") out.push(editor.letterAt(Number(word)));
  else out.push(editor.commonWith(Number(word)));
}
console.log(out.join("\n"));
