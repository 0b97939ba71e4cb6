const fs = require("node:fs");

/** A trie: each node is a prefix and counts the words that go through it. */
class WordList {
  #root = newNode();

  add(word) {
    const way = [];
    let end = this.#root;
    for (const letter of word) {
      end = end.next[letter] ??= newNode();
      way.push(end);
    }
    end.copies++;
    for (const node of way) {
      node.all++;
      if (end.copies === 1) node.different++;
    }
  }

  /** Takes one copy of the word off the list, if there is one. */
  remove(word) {
    const way = this.#way(word);
    const end = way?.at(-1);
    if (!end?.copies) return;
    end.copies--;
    for (const node of way) {
      node.all--;
      if (end.copies === 0) node.different--;
    }
  }

  count(prefix) {
    const node = this.#way(prefix)?.at(-1);
    return node ? [node.all, node.different] : [0, 0];
  }

  /** The nodes of a prefix, or null if nobody has ever come there. */
  #way(prefix) {
    const way = [];
    let node = this.#root;
    for (const letter of prefix) {
      node = node.next[letter];
      if (!node) return null;
      way.push(node);
    }
    return way;
  }
}

function newNode() {
  return { next: {}, all: 0, different: 0, copies: 0 };
}

const [, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const list = new WordList();
const out = [];
for (let i = 0; i < words.length; i += 2) {
  const word = words[i + 1];
  if (words[i] === "+") list.add(word);
  if (words[i] === "-") list.remove(word);
  if (words[i] === "?") out.push(list.count(word).join(" "));
}
console.log(out.join("\n"));
