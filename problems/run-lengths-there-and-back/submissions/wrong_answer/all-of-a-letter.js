// Counts how often each letter occurs in the whole text instead of in each run.
const fs = require("node:fs");

function pack(text) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].map(([letter, count]) => (count > 1 ? count : "") + letter).join("");
}

function unpack(code) {
  return code.replace(/(\d*)(\D)/g, (_part, number, letter) => letter.repeat(number || 1));
}

const [, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
for (const line of lines) {
  const [task, word] = line.split(" ");
  console.log(task === "pack" ? pack(word) : unpack(word));
}
