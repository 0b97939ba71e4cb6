const { openInput } = require("./strict-input.js");

const input = openInput();
const text = input.line("text", /^[a-z()[\]{}]+$/);
input.check(text.length <= 1_000_000, `the text has ${text.length} characters`);
input.end();
