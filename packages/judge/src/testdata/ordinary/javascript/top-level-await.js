// out: waited 3
import { setTimeout as sleep } from "node:timers/promises";
const three = await Promise.resolve(3);
await sleep(5);
console.log("waited", three);
