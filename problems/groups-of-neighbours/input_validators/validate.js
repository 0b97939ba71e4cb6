const { openInput } = require("./strict-input.js");

const input = openInput();
input.word("the row", /^[#.]{1,1000}$/);
input.newline();
input.end();
