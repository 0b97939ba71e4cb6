const { openInput } = require("./strict-input.js");

const input = openInput();
const text = input.line("text", /^[a-z]+$/);
input.check(text.length <= 200_000, `the text has ${text.length} letters`);
input.end();
