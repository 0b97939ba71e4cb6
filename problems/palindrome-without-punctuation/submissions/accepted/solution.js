const fs = require("node:fs");

/** Only letters and digits are kept, all letters small; then the text is compared with its reverse. */
function isPalindrome(line) {
  const kept = line.toLowerCase().replace(/[^a-z0-9]/g, "");
  return kept === [...kept].reverse().join("");
}

const [line] = fs.readFileSync(0, "utf8").split("\n");

console.log(isPalindrome(line) ? "YES" : "NO");
