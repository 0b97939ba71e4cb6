const { openInput } = require("./strict-input.js");

const input = openInput();
input.word("w", /^[a-z]{1,20}$/);
input.newline();
input.big("k", 1n, 10n ** 18n);
input.newline();
input.end();
