const { openInput } = require("./strict-input.js");

const input = openInput();
for (let row = 1; row <= 3; row += 1) {
  input.word(`row ${row}`, /^[XO.]{3}$/);
  input.newline();
}
input.end();
