const { openInput } = require("./strict-input.js");

const input = openInput();
input.int("w", 1, 1000);
input.space();
input.int("h", 1, 1000);
input.newline();
input.word("the commands", /^[LRF]{1,5000}$/);
input.newline();
input.end();
