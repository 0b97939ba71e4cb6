const { openInput } = require("./strict-input.js");

const input = openInput();
input.line("text", /^[a-z]{1,4000}$/);
input.ints("removal", 26, 0, 1_000_000_000);
input.ints("addition", 26, 0, 1_000_000_000);
input.end();
