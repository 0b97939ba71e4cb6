// in: 5 3 8 1
// out: 1 3 5 8
const { MinPriorityQueue } = require("@datastructures-js/priority-queue");
const queue = new MinPriorityQueue();
for (const word of require("fs").readFileSync(0, "utf8").trim().split(" ")) queue.enqueue(Number(word));
const out = [];
while (!queue.isEmpty()) out.push(queue.dequeue());
console.log(out.join(" "));
