const fs = require("node:fs");

/**
 * The smaller half has its largest number on top, which is the median; the larger half its smallest one. A new number
 * goes to the half to which it belongs; then the sizes are put right by moving at most one number. O(n log n).
 */
function medians(numbers) {
  const smaller = new Heap((one, other) => one > other);
  const larger = new Heap((one, other) => one < other);
  return numbers.map((number) => {
    if (smaller.size > 0 && number > smaller.top) larger.push(number);
    else smaller.push(number);
    if (smaller.size > larger.size + 1) larger.push(smaller.pop());
    if (smaller.size < larger.size) smaller.push(larger.pop());
    return smaller.top;
  });
}

/** A heap: `isBefore` says which of two values is nearer to the top. */
class Heap {
  #values = [];
  #isBefore;

  constructor(isBefore) {
    this.#isBefore = isBefore;
  }

  get size() {
    return this.#values.length;
  }

  get top() {
    return this.#values[0];
  }

  push(value) {
    const values = this.#values;
    let place = values.length;
    values.push(value);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#isBefore(value, values[parent])) break;
      values[place] = values[parent];
      place = parent;
    }
    values[place] = value;
  }

  pop() {
    const values = this.#values;
    const top = values[0];
    const value = values.pop();
    if (values.length === 0) return top;
    let place = 0;
    while (2 * place + 1 < values.length) {
      let child = 2 * place + 1;
      if (child + 1 < values.length && this.#isBefore(values[child + 1], values[child])) child++;
      if (!this.#isBefore(values[child], value)) break;
      values[place] = values[child];
      place = child;
    }
    values[place] = value;
    return top;
  }
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(medians(numbers).join("\n"));
