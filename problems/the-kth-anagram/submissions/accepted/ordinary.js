const readline = require("readline");

const fact = [1n];
for (let i = 1; i <= 20; i++) fact.push(fact[i - 1] * BigInt(i));

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.trim()));
rl.on("close", () => {
  const word = lines[0];
  let k = BigInt(lines[1]);
  const count = {};
  for (const letter of [...word].sort()) count[letter] = (count[letter] || 0) + 1;

  function ways() {
    let n = 0;
    for (const letter in count) n += count[letter];
    let result = fact[n];
    for (const letter in count) result /= fact[count[letter]];
    return result;
  }

  if (ways() < k) {
    console.log("NONE");
    return;
  }
  let answer = "";
  for (let i = 0; i < word.length; i++) {
    for (const letter in count) {
      if (count[letter] === 0) continue;
      count[letter]--;
      const w = ways();
      if (w >= k) {
        answer += letter;
        break;
      }
      k -= w;
      count[letter]++;
    }
  }
  console.log(answer);
});
