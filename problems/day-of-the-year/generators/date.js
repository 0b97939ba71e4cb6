// A date of a year from low to high that is a multiple of `step`; in any month, or around the end of February.
const { readWords, createRandom, print } = require("./families.js");

const { kind, low = 1, high = 9999, step = 1, seed } = readWords();
const random = createRandom(seed);

const year = step * random.between(Math.ceil(low / step), Math.floor(high / step));
const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const month = kind === "february" ? random.between(1, 3) : random.between(1, 12);
const day = kind === "february" ? random.pick([1, days[month - 1]]) : random.between(1, days[month - 1]);
print([[year, month, day]]);
