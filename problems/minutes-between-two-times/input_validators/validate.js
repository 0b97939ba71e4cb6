const { openInput } = require("./strict-input.js");

const TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
const input = openInput();
input.word("the time now", TIME);
input.space();
input.word("the time then", TIME);
input.newline();
input.end();
