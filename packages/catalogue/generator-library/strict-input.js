// What an input validator of a problem package may use; it lies beside the validator when that is run. Reading is
// strict: one space between values, one line feed after each line, no leading zeros or plus signs, nothing at the end.
// The first broken rule ends the validator with exit code 43 and one line on its standard error; `end` accepts with 42,
// as the format has it.

const fs = require("node:fs");

function openInput() {
  const text = fs.readFileSync(0, "latin1");
  let at = 0;
  let line = 1;

  function refuse(reason) {
    fs.writeSync(2, `line ${line}: ${reason}\n`);
    process.exit(43);
  }
  function token(name) {
    let end = at;
    while (end < text.length && text.charCodeAt(end) > 32 && text.charCodeAt(end) < 127) end += 1;
    if (end === at) refuse(`${name} is missing`);
    const found = text.slice(at, end);
    at = end;
    return found;
  }
  function skip(character, name) {
    if (text[at] !== character) {
      const found = at < text.length ? JSON.stringify(text[at]) : "the end of the input";
      refuse(`expected ${name}, found ${found}`);
    }
    at += 1;
    if (character === "\n") line += 1;
  }
  function wholeNumber(name) {
    const word = token(name);
    if (!/^(?:0|-?[1-9][0-9]*)$/.test(word)) refuse(`${name} is ${word.slice(0, 40)}, which is no plain whole number`);
    return word;
  }
  const reader = {
    refuse,
    /** A whole number from low to high (numbers up to 2^53). */
    int(name, low, high) {
      const value = Number(wholeNumber(name));
      if (!(value >= low && value <= high)) refuse(`${name} is ${value}, not from ${low} to ${high}`);
      return value;
    },
    /** The same for BigInts of any size. */
    big(name, low, high) {
      const value = BigInt(wholeNumber(name));
      if (value < low || value > high) refuse(`${name} is ${value}, not from ${low} to ${high}`);
      return value;
    },
    /** A word that the whole pattern matches. The pattern gets at most as much as one token. */
    word(name, pattern) {
      const value = token(name);
      if (!pattern.test(value)) refuse(`${name} is ${JSON.stringify(value.slice(0, 40))}, which is not allowed`);
      return value;
    },
    /** `count` whole numbers on a line of their own. */
    ints(name, count, low, high) {
      const found = new Array(count);
      for (let i = 0; i < count; i += 1) {
        if (i > 0) reader.space();
        found[i] = reader.int(`${name} ${i + 1}`, low, high);
      }
      reader.newline();
      return found;
    },
    /** The rest of the line as it is, without its line feed. */
    line(name, pattern) {
      const end = text.indexOf("\n", at);
      const value = text.slice(at, end < 0 ? text.length : end);
      if (!pattern.test(value)) refuse(`${name} is ${JSON.stringify(value.slice(0, 40))}, which is not allowed`);
      at += value.length;
      reader.newline();
      return value;
    },
    space: () => skip(" ", "one space"),
    newline: () => skip("\n", "a line feed"),
    /** Holds, or the input is refused for this reason. */
    check(holds, reason) {
      if (!holds) refuse(reason);
    },
    /** Nothing may be left. */
    end() {
      if (at !== text.length) refuse("something follows the end");
      process.exit(42);
    },
  };
  return reader;
}

module.exports = { openInput };
