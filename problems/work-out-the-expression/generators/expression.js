// One expression of about n characters with numbers up to high. Values are kept within the bounds while it is written.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, depth = 1, high = 9, end = "", seed } = readWords();
const random = createRandom(seed);
const MOST = 1e15;

const isAllowed = (value) => Math.abs(value) <= MOST;
const number = () => {
  const value = random.between(0, random.pick([9, high]));
  return { text: String(value), value };
};

/** A factor of about `size` characters: [text, value]. */
function factor(size, levels) {
  if (size < 5 || levels === 0) return number();
  const { text, value } = sum(size - 2, levels - 1);
  return { text: `(${text})`, value };
}

function term(size, levels) {
  const first = factor(random.between(1, Math.max(1, Math.min(size, 40 * levels))), levels);
  const texts = [first.text];
  let { value } = first;
  while (random.chance(0.5)) {
    const next = factor(random.between(1, Math.max(1, Math.min(size >> 1, 40 * levels))), levels);
    const divides = next.value !== 0 && (random.chance(0.4) || !isAllowed(value * next.value));
    if (!divides && !isAllowed(value * next.value)) continue;
    texts.push(divides ? "/" : "*", next.text);
    value = divides ? Math.trunc(value / next.value) : value * next.value;
  }
  return { text: texts.join(""), value: value + 0 };
}

function sum(size, levels) {
  const texts = [];
  let value = 0;
  let length = 0;
  if (random.chance(0.25)) {
    const first = term(size - 1, levels);
    texts.push("-", first.text);
    value = -first.value;
    length = 1 + first.text.length;
  } else {
    const first = term(size, levels);
    texts.push(first.text);
    value = first.value;
    length = first.text.length;
  }
  while (length < size) {
    const next = term(size - length - 1, levels);
    const signs = [1, -1].filter((sign) => isAllowed(value + sign * next.value));
    const sign = random.pick(signs);
    texts.push(sign === 1 ? "+" : "-", next.text);
    value += sign * next.value;
    length += 1 + next.text.length;
  }
  return { text: texts.join(""), value };
}

function expression() {
  switch (kind) {
    case "random":
      for (let tries = 0; tries < 100; tries += 1) {
        const { text } = sum(Math.floor(n * 0.98), depth);
        if (text.length <= n) return text + end;
      }
      throw new Error("the expression becomes too long");
    case "anything": {
      // Numbers and operators at random, among them many zeros: small only.
      let text = String(random.between(0, high));
      while (text.length < n) {
        const part = `${random.pick("+-*//")}${random.between(0, high)}`;
        text = random.chance(0.3) ? `${random.between(0, high)}${random.pick("+-*/")}(${random.pick(["", "-"])}${text})` : text + part;
      }
      return text;
    }
    case "product":
      // Ones and nothing else, n characters.
      return Array.from({ length: n }, (_unused, i) => (i % 2 === 0 ? "1" : random.pick("*/"))).join("");
    case "deep": {
      // As deep as it may be, again and again.
      const parts = [];
      for (let length = 0; length + 5 * depth + 3 <= n; ) {
        let text = "1";
        for (let level = 0; level < depth; level += 1) text = random.chance(0.5) ? `(${text}+1)` : `(-${text})`;
        parts.push(text);
        length += text.length + 1;
      }
      return parts.length > 0 ? parts.join("-") : "1";
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([expression()]);
