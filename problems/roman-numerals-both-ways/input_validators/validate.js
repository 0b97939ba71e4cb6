const { openInput } = require("./strict-input.js");

const NUMERAL = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

const input = openInput();
const q = input.int("q", 1, 10_000);
input.newline();
for (let i = 1; i <= q; i += 1) {
  const word = input.word(`line ${i}`, /^(?:[1-9][0-9]{0,3}|[IVXLCDM]{1,15})$/);
  const isRight = /^[0-9]/.test(word) ? Number(word) <= 3999 : NUMERAL.test(word);
  input.check(isRight, `${word} is no number up to 3999 and no numeral`);
  input.newline();
}
input.end();
