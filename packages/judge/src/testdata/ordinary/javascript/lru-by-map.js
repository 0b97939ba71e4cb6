// out: b,c c,b
class Lru {
  #m = new Map();
  constructor(size) { this.size = size; }
  get(k) { const v = this.#m.get(k); if (this.#m.delete(k)) this.#m.set(k, v); return v; }
  put(k, v) { this.#m.delete(k); this.#m.set(k, v); if (this.#m.size > this.size) this.#m.delete(this.#m.keys().next().value); }
  toString() { return [...this.#m.keys()].join(); }
}
const l = new Lru(2);
l.put("a", 1); l.put("b", 2); l.put("c", 3);
const before = `${l}`;
l.get("b");
console.log(before, `${l}`);
