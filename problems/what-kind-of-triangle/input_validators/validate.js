const { openInput } = require("./strict-input.js");

const input = openInput();
for (let stick = 1; stick <= 3; stick += 1) {
  if (stick > 1) input.space();
  input.int(`length ${stick}`, 1, 1_000_000_000);
}
input.newline();
input.end();
