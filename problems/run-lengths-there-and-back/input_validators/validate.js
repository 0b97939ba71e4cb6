const { openInput } = require("./strict-input.js");

const input = openInput();
const q = input.int("q", 1, 1000);
input.newline();
let given = 0;
let unpacked = 0;
for (let i = 1; i <= q; i += 1) {
  const task = input.word(`task ${i}`, /^(?:pack|unpack)$/);
  input.space();
  const word = input.word(`word ${i}`, task === "pack" ? /^[a-z]+$/ : /^(?:(?:[2-9]|[1-9][0-9]{1,5})?[a-z])+$/);
  input.newline();
  given += word.length;
  if (task === "pack") continue;
  for (const [, number] of word.matchAll(/([0-9]*)[a-z]/g)) unpacked += number === "" ? 1 : Number(number);
}
input.check(given <= 200_000, `the words have ${given} characters`);
input.check(unpacked <= 200_000, `unpacked, the codes have ${unpacked} letters`);
input.end();
