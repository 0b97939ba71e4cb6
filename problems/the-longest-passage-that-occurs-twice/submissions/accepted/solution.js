const fs = require("node:fs");

/**
 * A suffix automaton: each state stands for passages that end at the same places. A state to which a suffix link leads has
 * at least two such places, and every passage with two belongs to one of these states. No hashing is needed.
 */
function longestTwice(text) {
  const root = { next: {}, link: null, length: 0, firstEnd: 0 };
  const states = [];
  let last = root;
  for (const letter of text) {
    const length = last.length + 1;
    const added = { next: {}, link: root, length, firstEnd: length };
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

  let best = root;
  const placeOf = ({ length, firstEnd }) => firstEnd - length + 1;
  for (const { link } of states) {
    if (link.length > best.length || (link.length === best.length && placeOf(link) < placeOf(best))) best = link;
  }
  return { length: best.length, place: placeOf(best) };
}

const text = fs.readFileSync(0, "utf8").trim();
const { length, place } = longestTwice(text);
console.log(length > 0 ? length + " " + place : "0");
