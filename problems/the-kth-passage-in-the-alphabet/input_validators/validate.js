const { openInput } = require("./strict-input.js");

const input = openInput();
const text = input.line("text", /^[a-z]+$/);
input.check(text.length <= 100_000, `the text has ${text.length} letters`);
input.int("k", 1, 10_000_000_000);
input.newline();
input.end();
