const { openInput } = require("./strict-input.js");

const input = openInput();
input.word("N", /^(?:0|[1-9][0-9]{0,999})$/);
input.newline();
input.end();
