const fs = require("node:fs");

/**
 * A trie of the 31 binary digits, the highest first. With one number in hand, walks down and takes the opposite digit wherever
 * it exists, because a 1 in a higher place is worth more than all lower places. O(31 n).
 */
class BitTrie {
  /** Of each node, for the digits 0 and 1. The root is node 0, and as a child 0 means none. */
  #children = [[0], [0]];

  insert(number) {
    let node = 0;
    for (let place = 30; place >= 0; place--) {
      const children = this.#children[(number >> place) & 1];
      if (!children[node]) {
        children[node] = children.length;
        for (const each of this.#children) each.push(0);
      }
      node = children[node];
    }
  }

  /** The largest exclusive or of this number and one of the trie. */
  largestXor(number) {
    const [zeros, ones] = this.#children;
    let node = 0;
    let result = 0;
    for (let place = 30; place >= 0; place--) {
      const hasOne = (number >> place) & 1;
      const wanted = hasOne ? zeros[node] : ones[node];
      if (wanted) result |= 1 << place;
      // Every node above the last place has a child.
      node = wanted || zeros[node] || ones[node];
    }
    return result;
  }
}

function largestXor(list) {
  const trie = new BitTrie();
  for (const number of list) trie.insert(number);
  return list.reduce((best, number) => Math.max(best, trie.largestXor(number)), 0);
}

const rows = fs.readFileSync(0, "utf8").trim().split("\n");
const answers = [];
for (let i = 2; i < rows.length; i += 2) answers.push(largestXor(rows[i].split(" ").map(Number)));
console.log(answers.join("\n"));
