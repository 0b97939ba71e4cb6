class Node {
  constructor(value, next) {
    this.value = value;
    this.next = next;
  }
}

function reversed(head) {
  let previous = null;
  while (head !== null) {
    const next = head.next;
    head.next = previous;
    previous = head;
    head = next;
  }
  return previous;
}

const memo = new Map();

function ways(n) {
  if (n < 2) return 1;
  if (!memo.has(n)) memo.set(n, ways(n - 1) + ways(n - 2));
  return memo.get(n);
}

let list = null;
for (let value = 4; value > 0; value--) list = new Node(value, list);
list = reversed(list);
console.log(list.value, ways(6));
const heap = [1, 3, 5, 7];
const cells = [[10], [20], [30]];
const index = heap[0] + 2;
cells[index].push(heap.length);
