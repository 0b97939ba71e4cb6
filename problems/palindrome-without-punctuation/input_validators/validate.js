const { openInput } = require("./strict-input.js");

const input = openInput();
input.line("the line", /^[!-~](?:[ -~]{0,998}[!-~])?$/);
input.end();
