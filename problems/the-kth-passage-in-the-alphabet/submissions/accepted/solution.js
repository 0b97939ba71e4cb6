const fs = require("node:fs");

/**
 * A suffix automaton: the different passages are the ways from its root. `ways` counts those from a state on, the empty one
 * too; the k-th passage is found letter by letter, by passing over the ways through smaller letters.
 */
function kthPassage(text, k) {
  const root = { next: {}, link: null, length: 0 };
  const states = [root];
  let last = root;
  for (const letter of text) {
    const added = { next: {}, link: root, length: last.length + 1 };
    states.push(added);
    let at = last;
    for (; at && !at.next[letter]; at = at.link) at.next[letter] = added;
    if (at) {
      const old = at.next[letter];
      added.link = old;
      if (old.length !== at.length + 1) {
        const copy = { ...old, next: { ...old.next }, length: at.length + 1 };
        states.push(copy);
        old.link = copy;
        added.link = copy;
        for (; at && at.next[letter] === old; at = at.link) at.next[letter] = copy;
      }
    }
    last = added;
  }

  // Every way leads to states of greater length.
  states.sort((a, b) => b.length - a.length);
  for (const state of states) {
    state.ways = 1;
    for (const letter in state.next) state.ways += state.next[letter].ways;
  }
  const passages = root.ways - 1;
  if (k > passages) return { passages, kth: "" };

  const kth = [];
  let at = root;
  // `left` is the place of the passage among the ways from here, of which the empty one is the first.
  for (let left = k + 1; left > 1; ) {
    left--;
    for (const letter of Object.keys(at.next).sort()) {
      const child = at.next[letter];
      if (left <= child.ways) {
        kth.push(letter);
        at = child;
        break;
      }
      left -= child.ways;
    }
  }
  return { passages, kth: kth.join("") };
}

const [text, k] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const { passages, kth } = kthPassage(text, Number(k));
console.log(passages);
console.log(kth || "-");
