const { openInput } = require("./strict-input.js");

const input = openInput();
const keys = input.line("keys", /^[a-z<>^$|-]+$/);
input.check(keys.length <= 1_000_000, "there are more than 1000000 keys");
input.end();
