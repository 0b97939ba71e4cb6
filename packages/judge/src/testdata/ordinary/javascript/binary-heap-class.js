// in: 5 1 9 4
// out: 1 4 5 9
class Heap {
  #a = [];
  push(x) {
    const a = this.#a;
    let i = a.push(x) - 1;
    for (let p; i && a[(p = (i - 1) >> 1)] > a[i]; i = p) [a[p], a[i]] = [a[i], a[p]];
  }
  pop() {
    const a = this.#a, top = a[0], last = a.pop();
    if (a.length) {
      a[0] = last;
      for (let i = 0, c; (c = 2 * i + 1) < a.length; i = c) {
        if (c + 1 < a.length && a[c + 1] < a[c]) c++;
        if (a[i] <= a[c]) break;
        [a[i], a[c]] = [a[c], a[i]];
      }
    }
    return top;
  }
  get size() { return this.#a.length; }
}
const h = new Heap();
for (const x of require("fs").readFileSync(0, "utf8").trim().split(" ")) h.push(+x);
const out = [];
while (h.size) out.push(h.pop());
console.log(out.join(" "));
