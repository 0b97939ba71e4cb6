class Stack {
  #items = [];
  size = 0;
  push(x) {
    this.#items.push(x);
    this.size++;
  }
}
class Node {
  constructor(value, next) {
    this.value = value;
    this.next = next;
  }
}
const table = Array.from({ length: 3 }, (_, i) => [i, i * 2.5, 1 - i]);
table[1][2] = "x";
const text = "héllo\n", nothing = null, missing = undefined, yes = true, big = 12345678901234567890n;
const counts = new Map([["a", 1], ["b", [2]]]);
counts.set("c", { deep: { deeper: [1] } });
counts.delete("a");
const seen = new Set([3, 1]);
seen.add("two");
const bytes = new Uint8Array([1, 2, 300]);
const stack = new Stack();
stack.push(7);
stack.push("eight");
let list = null;
for (const value of [1, 2, 3]) list = new Node(value, list);
const objects = { point: { x: 1, y: -0.5 }, "odd key": [[]], fn() {} };
const holes = [1, , 3];
let sum = 0;
for (let i = 0; i < 3; i++) sum += table[i][0];
console.log(JSON.stringify({
  table, text, nothing, yes, big: String(big), counts: Object.fromEntries(counts), seen: [...seen], bytes: [...bytes],
  stack: { size: 2, "#items": [7, "eight"] }, list, point: objects.point, sum,
}));
