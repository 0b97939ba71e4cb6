const fs = require("node:fs");

/** The closing brackets that are due lie on a stack; only the one on top may come next. */
function checkBrackets(text) {
  const closingOf = { "(": ")", "[": "]", "{": "}" };
  const due = [];
  let place = 0;
  for (const character of text) {
    place++;
    if (character in closingOf) due.push(closingOf[character]);
    else if (")]}".includes(character) && due.pop() !== character) return "WRONG " + place;
  }
  return due.length > 0 ? "ADD " + due.reverse().join("") : "OK";
}

const text = fs.readFileSync(0, "utf8").trim();
console.log(checkBrackets(text));
