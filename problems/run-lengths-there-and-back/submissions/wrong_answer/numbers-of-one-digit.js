// Reads numbers of one digit only.
const fs = require("node:fs");

function pack(text) {
  return text.replace(/(.)\1*/g, (run, letter) => (run.length > 1 ? run.length : "") + letter);
}

function unpack(code) {
  return code.replace(/(\d?)(\D)/g, (_part, number, letter) => letter.repeat(number || 1)).replace(/\d/g, "");
}

const [, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
for (const line of lines) {
  const [task, word] = line.split(" ");
  console.log(task === "pack" ? pack(word) : unpack(word));
}
