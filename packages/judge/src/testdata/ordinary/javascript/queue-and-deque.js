// out: 1 3
const { Queue } = require("@datastructures-js/queue");
const { Deque } = require("@datastructures-js/deque");
const queue = new Queue([1, 2]);
const deque = new Deque([1, 2, 3]);
console.log(queue.front(), deque.back());
