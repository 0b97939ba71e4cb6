const fs = require("node:fs");

/** Prints the words in the order in which the way back meets them. */
function commonStory(a, b) {
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width); // at i * width + j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1, at = i * width + 1; j < width; j++, at++) {
      length[at] =
        a[i - 1] === b[j - 1] ? length[at - width - 1] + 1 : Math.max(length[at - width], length[at - 1]);
    }
  }
  const story = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 && j > 0) {
    const at = i * width + j;
    if (a[i - 1] === b[j - 1]) {
      story.push(a[i - 1]);
      i--;
      j--;
    } else if (length[at - width] >= length[at - 1]) {
      i--;
    } else {
      j--;
    }
  }
  return story;
}

const [n, m, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const story = commonStory(words.slice(0, n), words.slice(n, n + m));
console.log(story.length);
console.log(story.join(" "));
