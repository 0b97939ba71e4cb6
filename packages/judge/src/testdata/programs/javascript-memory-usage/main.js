const { rss, heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage();
const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);
const isPlausible = rss > heapUsed && heapTotal >= heapUsed && heapUsed > 2 ** 20 && external >= arrayBuffers && arrayBuffers > 0;
console.log(isPlausible && process.memoryUsage.rss() >= rss ? a + b : "wrong");
