const { openInput } = require("./strict-input.js");

const input = openInput();
const word = input.line("word", /^[a-z]+$/);
input.check(word.length <= 1_000_000, `the word has ${word.length} letters`);
input.int("k", 0, word.length - 1);
input.newline();
input.end();
