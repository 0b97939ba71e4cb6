const fs = require("node:fs");

/**
 * The k results that count are in a heap with the smallest on top. Only a larger result gets in, and pushes that one
 * out, which never comes back, because the results that beat it stay better. O(n log k).
 */
function scores(results, k) {
  const counting = []; // the children of place i are at 2i + 1 and 2i + 2, and never smaller
  let sum = 0;
  return results.map((result) => {
    if (counting.length < k) {
      add(counting, result);
      sum += result;
    } else if (result > counting[0]) {
      sum += result - counting[0];
      replaceTop(counting, result);
    }
    return sum;
  });
}

function add(heap, value) {
  let place = heap.length;
  heap.push(value);
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (heap[parent] <= value) break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = value;
}

function replaceTop(heap, value) {
  let place = 0;
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
    if (heap[child] >= value) break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = value;
}

const [n, k, ...results] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(scores(results, k).join("\n"));
