const fs = require("node:fs");

/** From run to run: a new one begins wherever the letter changes. */
function pack(text) {
  let code = "";
  let begin = 0;
  for (const end of text.split("").keys()) {
    if (text[end + 1] === text[end]) continue;
    const length = end + 1 - begin;
    code += (length > 1 ? length : "") + text[end];
    begin = end + 1;
  }
  return code;
}

/** Each part is a number, which may be missing, and a letter. */
function unpack(code) {
  return code.replace(/(\d*)(\D)/g, (_part, number, letter) => letter.repeat(number || 1));
}

const [, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const results = lines.map((line) => {
  const [task, word] = line.trim().split(" ");
  return task === "pack" ? pack(word) : unpack(word);
});
console.log(results.join("\n"));
