const { openInput } = require("./strict-input.js");

const input = openInput();
const year = input.int("y", 1, 9999);
input.space();
const month = input.int("m", 1, 12);
input.space();
const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
input.int("d", 1, days[month - 1]);
input.newline();
input.end();
