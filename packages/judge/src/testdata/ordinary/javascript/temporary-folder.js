// in: one two three
// out: 3
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "words-"));
const file = path.join(folder, "words.txt");
for (const word of fs.readFileSync(0, "utf8").trim().split(" ")) fs.appendFileSync(file, word + "\n");
console.log(fs.readFileSync(file, "utf8").trim().split("\n").length);
fs.rmSync(folder, { recursive: true });
