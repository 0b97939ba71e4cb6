// As many write it: a stack of opening brackets, and a table of pairs.
const fs = require("fs");

const line = fs.readFileSync(0, "utf8");
console.log(check(line.trim()));

function check(text) {
  const pairs = { ")": "(", "]": "[", "}": "{" };
  const stack = [];
  for (const [i, c] of [...text].entries()) {
    if ("([{".includes(c)) stack.push(c);
    if (c in pairs) {
      if (stack.pop() !== pairs[c]) return `WRONG ${i + 1}`;
    }
  }
  let end = "";
  while (stack.length > 0) {
    const c = stack.pop();
    for (const closing in pairs) if (pairs[closing] === c) end += closing;
  }
  if (end === "") return "OK";
  return `ADD ${end}`;
}
