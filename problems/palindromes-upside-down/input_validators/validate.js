const { openInput } = require("./strict-input.js");

const input = openInput();
const digits = input.line("digits", /^[0-9]+$/);
input.check(digits.length <= 500_000, `there are ${digits.length} digits`);
input.end();
