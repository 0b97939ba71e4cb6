const fs = require("node:fs");

/** Looks for the longest common piece without gaps. */
function commonStory(a, b) {
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width); // at i * width + j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1, at = i * width + 1; j < width; j++, at++) {
      length[at] =
        a[i - 1] === b[j - 1] ? length[at - width - 1] + 1 : 0;
    }
  }
  const story = [];
  const end = length.indexOf(length.reduce((most, each) => Math.max(most, each), 0));
  let i = Math.floor(end / width);
  let j = end % width;
  while (i > 0 && j > 0) {
    const at = i * width + j;
    if (a[i - 1] === b[j - 1]) {
      story.push(a[i - 1]);
      i--;
      j--;
    } else {
      break;
    }
  }
  return story.reverse();
}

const [n, m, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const story = commonStory(words.slice(0, n), words.slice(n, n + m));
console.log(story.length);
console.log(story.join(" "));
