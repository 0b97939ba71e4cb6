// As many write it: two loops, console.log for each task.
const fs = require("fs");

const lines = fs.readFileSync(0, "utf8").trim().split("\n");
lines.shift();
for (const line of lines) {
  const [task, word] = line.split(" ");
  console.log(task === "pack" ? pack(word) : unpack(word));
}

function pack(text) {
  let code = "";
  let last = "";
  let count;
  const write = () => {
    if (count > 1) code += count;
    code += last;
  };
  for (const letter of text) {
    if (letter === last) {
      count++;
    } else {
      write();
      last = letter;
      count = 1;
    }
  }
  write();
  return code;
}

function unpack(code) {
  let text = "";
  let number = "";
  for (const c of code) {
    if (c >= "0" && c <= "9") {
      number += c;
    } else {
      text += c.repeat(number === "" ? 1 : Number(number));
      number = "";
    }
  }
  return text;
}
