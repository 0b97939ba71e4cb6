const { openInput } = require("./strict-input.js");

const input = openInput();
const first = input.line("first word", /^[a-z]{1,2000}$/);
const second = input.line("second word", /^[a-z]{1,2000}$/);
const mixed = input.line("mixed word", /^[a-z]+$/);
input.check(mixed.length === first.length + second.length, `the mixed word has ${mixed.length} letters`);
input.end();
